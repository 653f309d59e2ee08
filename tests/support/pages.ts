import { siteSections, unlistedPages } from '../../lib/site/site';

/** Pages that anybody can open, one of each kind for those per state. */
export const publicPaths = [...siteSections.flatMap((section) => section.pages), ...unlistedPages]
  .filter((page) => !page.gated && !page.mailed && !page.sameAs && !page.path.includes('['))
  .map((page) => page.path)
  .concat('/state-documents/new-york', '/recording/requirements/california');

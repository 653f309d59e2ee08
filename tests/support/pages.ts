import { findPlan, siteSections, unlistedPages, type SitePage } from '../../lib/site/site';

/** Pages that anybody can open and that are built, one of each kind for those per state. */
export const publicPaths = [...siteSections.flatMap((section) => section.pages), ...unlistedPages]
  .filter((page) => !page.gated && !page.mailed && isBuilt(page) && !page.path.includes('['))
  .map((page) => page.path)
  .concat('/state-documents/new-york', '/recording/requirements/california');

function isBuilt({ path, sameAs }: SitePage) {
  return !sameAs && !findPlan(path);
}

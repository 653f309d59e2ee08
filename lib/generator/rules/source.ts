import type { Source } from '@/lib/catalogue/schema';

function sourceOf(kind: Source['kind']) {
  return (title: string, url?: string): Source =>
    url === undefined ? { kind, title } : { kind, title, url };
}

export const statute = sourceOf('statute');
export const official = sourceOf('official');
/** Read in a text about the law, or known from practice; never the law itself. */
export const secondary = sourceOf('secondary');

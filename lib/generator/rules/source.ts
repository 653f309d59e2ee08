import { sourceOf } from '@/lib/catalog/rules/source-of';

export const statute = sourceOf('statute');
export const official = sourceOf('official');
/** Read in a text about the law, or known from practice; never the law itself. */
export const secondary = sourceOf('secondary');

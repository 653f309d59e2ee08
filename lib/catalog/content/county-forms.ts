import { readPaper } from '@/lib/paper/markdown';
import type { Paper } from '@/lib/paper/paper';

const names = [
  'california-grant-deed',
  'california-trust-transfer-deed',
  'texas-general-warranty-deed',
  'florida-mortgage',
];

/** The blank forms behind the documents of the county page, by the name of their files. */
export const countyForms: Record<string, Paper> = Object.fromEntries(
  names.map((name) => [name, readPaper(`lib/catalog/content/forms/${name}.md`)]),
);

import type { DocumentClass } from '@/lib/catalog/rules/page-rules';

/** The first that fits counts: a deed of trust is no conveyance, nor is a reconveyance. */
const classes: [DocumentClass, RegExp][] = [
  ['release', /release|reconveyance|satisfaction|discharge/],
  ['mortgage', /mortgage|deed-of-trust|security-deed/],
  ['lien', /lien/],
  ['affidavit', /affidavit/],
  ['authority', /power-of-attorney/],
  ['conveyance', /deed/],
];

/** What kind of paper a document type of the catalog is: `grant-deed` is a conveyance. */
export function classOf(documentType: string): DocumentClass {
  return classes.find(([, pattern]) => pattern.test(documentType))?.[0] ?? 'other';
}

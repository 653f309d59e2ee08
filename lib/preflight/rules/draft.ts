import type { DocumentClass, PageRules } from '@/lib/catalog/rules/page-rules';
import type { Fact } from '@/lib/catalog/schema';
import { inList } from '@/lib/values/list';
import type { Finding } from '../schema';
import type { PageMeasures } from './measured';

/** A finding before the verdict: whether the answer hangs on it when it is unknown. */
export type Draft = Finding & { decides?: boolean };

/** Everything a rule may look at. */
export type Case = {
  pages: readonly PageMeasures[];
  /** null of a state of which we have read nothing */
  rules: PageRules | null;
  kind: DocumentClass;
  /** `Harris County, TX` */
  place: string;
  /** that an incomplete certificate of a notary is what comes back most often */
  incompleteCertificates: Fact<string>;
};

export function from({ source, asOf }: Pick<Fact<unknown>, 'source' | 'asOf'>) {
  return { source, asOf };
}

/** `0.21 in`, of points; `0.5 in` without the zeros at the end */
export function inInches(points: number): string {
  return `${Number((points / 72).toFixed(2))} in`;
}

/** `8.5 by 11 in` */
export function sizeInInches({ width, height }: { width: number; height: number }): string {
  const [wide, high] = [width, height].map((points) => Number((points / 72).toFixed(2)));
  return `${wide} by ${high} in`;
}

/** `page 2`, `pages 1, 3 and 4`; of a long list the first five and how many more */
export function pagesInWords(pages: readonly number[]): string {
  const shown = pages.slice(0, 5).map(String);
  const rest = pages.length - shown.length;
  const list = rest > 0 ? [...shown, `${rest} more`] : shown;
  return `${pages.length === 1 ? 'page' : 'pages'} ${inList(list)}`;
}

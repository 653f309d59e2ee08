import { sourceOf } from '@/lib/catalog/rules/source-of';
import type { Fact, Source } from '@/lib/catalog/schema';

export function fact<T>(value: T, asOf: string, source: Source): Fact<T> {
  return { value, asOf, source };
}

export const statute = sourceOf('statute');
export const rule = sourceOf('rule');
export const official = sourceOf('official');
export const secondary = sourceOf('secondary');

/** The reference work of the National Notary Association, which names the section of each fact it gives. */
export function nnaReference(state: string, page: number, law?: string): Source {
  const title = `National Notary Association, U.S. Notary Reference, ${state}`;
  return secondary(
    law === undefined ? title : `${title}, on ${law}`,
    `https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/${page}`,
  );
}

/** Its page about one law or rule; `page` is the last part of the address. */
export function nnaUpdate(law: string, page: string): Source {
  return secondary(
    `National Notary Association, ${law}`,
    `https://www.nationalnotary.org/knowledge-center/news/law-updates/${page}`,
  );
}

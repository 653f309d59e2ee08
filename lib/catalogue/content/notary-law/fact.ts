import type { Fact, Source } from '@/lib/catalogue/schema';

export function fact<T>(value: T, asOf: string, source: Source): Fact<T> {
  return { value, asOf, source };
}

function sourceOf(kind: Source['kind']) {
  return (title: string, url?: string): Source =>
    url === undefined ? { kind, title } : { kind, title, url };
}

export const statute = sourceOf('statute');
export const rule = sourceOf('rule');
export const official = sourceOf('official');
export const secondary = sourceOf('secondary');

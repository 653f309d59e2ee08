import type { Source } from '../schema';

/** Makes sources of one kind: `sourceOf('statute')('Tex. Prop. Code § 5.022', 'https://…')`. */
export function sourceOf(kind: Source['kind']) {
  return (title: string, url?: string): Source =>
    url === undefined ? { kind, title } : { kind, title, url };
}

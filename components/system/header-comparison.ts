import { commonPolicy, isOwnToPage, parsePolicy } from '@/components/system/content-policy';

export type Header = { key: string; value: string };

export type Comparison = {
  name: string;
  expected: string;
  /** null when the answer did not have it */
  received: string | null;
  /** how many hashes or nonces the received policy has; they differ from page to page */
  ownSources: number;
  verdict: 'same' | 'different' | 'missing';
};

const POLICY = 'content-security-policy';

/** The headers of an answer beside those that it should have. */
export function compareHeaders(expected: Header[], received: Header[]): Comparison[] {
  const byName = new Map(received.map(({ key, value }) => [key.toLowerCase(), value]));
  return expected.map(({ key, value }) => compare(key, value, byName.get(key.toLowerCase()) ?? null));
}

/** What came beside those, by name. */
export function otherHeaders(expected: Header[], received: Header[]): Header[] {
  const names = new Set(expected.map(({ key }) => key.toLowerCase()));
  return received
    .filter(({ key }) => !names.has(key.toLowerCase()))
    .sort((a, b) => a.key.localeCompare(b.key));
}

function compare(name: string, expected: string, value: string | null): Comparison {
  if (value === null) return { name, expected, received: null, ownSources: 0, verdict: 'missing' };
  const isPolicy = name.toLowerCase() === POLICY;
  const received = isPolicy ? commonPolicy(value) : value;
  const wanted = isPolicy ? commonPolicy(expected) : expected;
  const ownSources = isPolicy ? parsePolicy(value).flatMap(({ sources }) => sources.filter(isOwnToPage)) : [];
  return {
    name,
    expected: wanted,
    received,
    ownSources: ownSources.length,
    verdict: received === wanted ? 'same' : 'different',
  };
}

import { deviceStore } from '@/components/kit/device-store';
import { readStoredUser } from '@/components/kit/stored-user';
import { createStore } from '@/components/kit/store';

const kept = deviceStore('recent-searches');
const MOST = 5;

type Kept = { owner: string | null; searches: string[] };

const none: string[] = [];
let lastText: string | null = null;
let lastKept: Kept = { owner: null, searches: none };

/** The last searches of whoever uses this browser now, the latest first. They stay in this browser. */
export const recentSearches = createStore<string[]>({ read: readOwn, write: keep });

/** `text` comes first, once. */
export function rememberSearch(text: string): void {
  const others = readOwn().filter((other) => other !== text);
  recentSearches.write([text, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  recentSearches.write(none);
}

/** Nobody is shown what somebody else looked for here before. */
function readOwn(): string[] {
  const { owner, searches } = readKept();
  return owner === ownerNow() ? searches : none;
}

function ownerNow(): string | null {
  return readStoredUser()?.id ?? null;
}

function readKept(): Kept {
  const text = kept.find();
  if (text !== lastText) {
    lastText = text;
    lastKept = parse(text);
  }
  return lastKept;
}

function parse(text: string | null): Kept {
  try {
    const { owner, searches } = JSON.parse(text ?? '') as Partial<Kept>;
    const isKept = Array.isArray(searches) && searches.every((search) => typeof search === 'string');
    return { owner: owner ?? null, searches: isKept ? searches : none };
  } catch {
    return { owner: null, searches: none };
  }
}

function keep(searches: string[]): void {
  if (searches.length === 0) kept.drop();
  else kept.keep(JSON.stringify({ owner: ownerNow(), searches } satisfies Kept));
}

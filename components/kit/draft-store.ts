import { keptTexts } from '@/components/kit/kept-texts';
import { readStoredUser } from '@/components/kit/stored-user';

const PREFIX = 'draft';
/** A draft of yesterday is a stranger's more often than a help. */
const MAX_AGE_MS = 24 * 60 * 60_000;
/** UTF-16 units; browsers keep about 5 million for a whole site. */
const MAX_LENGTH = 256_000;

const texts = keptTexts(() => sessionStorage);

type Kept = { at: number; value: unknown };

type DraftOptions<T> = {
  /** `invoice`; the same name is the same store */
  name: string;
  /** What another version of the page kept may have another shape: null for what cannot be used. */
  read: (value: unknown) => T | null;
  /** `account` (the usual): found by whoever typed it alone. `tab`: typed by a visitor, and waiting for their account. */
  owner?: 'account' | 'tab';
};

export type DraftStore<T> = {
  /** `part` tells several drafts of one kind apart: the id of what is being edited. */
  find: (part?: string) => T | null;
  keep: (value: T, part?: string) => void;
  drop: (part?: string) => void;
};

/**
 * What is being filled in and is not sent yet. It stays in this tab alone, for a day at most, and goes when somebody
 * else signs in or whoever typed it signs out. A browser that keeps nothing loses it with the page, and nothing else.
 * What only a closed dialog is to find again, a chosen file for example, is kept by `useKept`.
 */
export function draftStore<T>({ name, read, owner = 'account' }: DraftOptions<T>): DraftStore<T> {
  const keyOf = (part = '') => [PREFIX, owner === 'tab' ? '' : ownerId(), name, part].join('/');

  return {
    find(part) {
      const kept = readKept(keyOf(part));
      if (!kept || Date.now() - kept.at > MAX_AGE_MS) return null;
      return read(kept.value);
    },
    keep(value, part) {
      const text = JSON.stringify({ at: Date.now(), value } satisfies Kept);
      if (text.length <= MAX_LENGTH) texts.keep(keyOf(part), text);
    },
    drop(part) {
      texts.drop(keyOf(part));
    },
  };
}

/** Takes away what accounts typed in this tab; what a visitor typed waits for their account. */
export function dropAccountDrafts(): void {
  const isOwned = (key: string) => key.startsWith(`${PREFIX}/`) && !key.startsWith(`${PREFIX}//`);
  texts.keys().filter(isOwned).forEach(texts.drop);
}

function ownerId(): string {
  return readStoredUser()?.id ?? 'visitor';
}

function readKept(key: string): Kept | null {
  try {
    const kept = JSON.parse(texts.find(key) ?? 'null') as Partial<Kept> | null;
    return kept && typeof kept.at === 'number' ? { at: kept.at, value: kept.value } : null;
  } catch {
    return null;
  }
}

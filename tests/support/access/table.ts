import { forOthers } from './for-others';
import { forPeople } from './for-people';

export type Entry = {
  /** `GET /api/alerts/{id}` */
  call: string;
  /** as the handler says it: a role, `none`, `optional`, or the scope of a key */
  by: string;
};

/** A key of an organization that was made without the scope of the call. */
export const OTHER_KEY = 'key without it';

/** Who is refused for who they are, before anything else is looked at, and how. */
export function refusalsOf(by: string): Record<string, 401 | 403> {
  if (by === 'none' || by === 'optional') return {};
  if (by.includes(':')) return { visitor: 401, owner: 401, notary: 401, admin: 401, [OTHER_KEY]: 403 };
  const noSession = { visitor: 401, key: 401 } as const;
  if (by === 'admin') return { ...noSession, owner: 403, partner: 403, notary: 403 };
  if (by === 'notary') return { ...noSession, owner: 403, partner: 403 };
  return noSession;
}

/** Every call and who may make it, as the tests want it. */
export const entries: Entry[] = [
  ...entriesOf('user', forPeople),
  ...Object.entries(forOthers).flatMap(([by, lines]) => entriesOf(by, lines)),
].sort((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));

function entriesOf(by: string, lines: string): Entry[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ');
      const address = words.at(-1) ?? '';
      return words.slice(0, -1).map((verb) => ({ call: `${verb} ${address}`, by }));
    });
}

function addressOf({ call }: Entry): string {
  return call.slice(call.indexOf(' '));
}

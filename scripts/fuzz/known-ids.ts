import type { Random } from './random';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** Opens something, or goes on from somewhere. */
const SHOWN = /cursor|token|code|salt|hash|^view|^next$/i;
const KEPT = 40;

/** What answers have named so far, so that calls reach things that are there. */
export type KnownIds = {
  learn: (address: string, body: unknown) => void;
  /** Something that stands below an address, as `/api/invoices`. */
  below: (address: string, random: Random) => string | undefined;
  /** Something that was given under this name, as `property_id`. */
  named: (name: string, random: Random) => string | undefined;
  any: (random: Random) => string | undefined;
};

/** With `others`, what they know is known too: it is asked for where nothing of one's own is there. */
export function knownIds(others?: KnownIds): KnownIds {
  const byAddress = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  const all: string[] = [];
  const learnMember = (address: string, name: string, value: string) => {
    if (name === 'id') {
      keep(listOf(byAddress, address), value);
      keep(listOf(byName, nameOfThing(address)), value);
    }
    if (SHOWN.test(name) || UUID.test(value)) keep(listOf(byName, name), value);
    if (UUID.test(value)) keep(all, value);
  };
  const learn = (address: string, body: unknown, depth = 0): void => {
    if (depth > 5 || typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body).slice(0, 50)) {
      if (typeof value === 'string') learnMember(address, name, value);
      else learn(address, value, depth + 1);
    }
  };
  const pick = (list: string[] | undefined, random: Random) =>
    list && list.length > 0 ? random.pick(list) : undefined;
  return {
    learn: (address, body) => {
      learn(address, body);
      others?.learn(address, body);
    },
    below: (address, random) => pick(byAddress.get(address), random) ?? others?.below(address, random),
    named: (name, random) => pick(byName.get(name), random) ?? others?.named(name, random),
    any: (random) => pick(all, random) ?? others?.any(random),
  };
}

/** What stands below `/api/vault/documents` is a `documentId` elsewhere. */
function nameOfThing(address: string): string {
  const last =
    address
      .split('/')
      .filter((part) => !UUID.test(part))
      .at(-1) ?? '';
  return `${last.replace(/s$/, '')}Id`;
}

function listOf(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function keep(list: string[], value: string): void {
  if (list.includes(value)) return;
  list.push(value);
  if (list.length > KEPT) list.shift();
}

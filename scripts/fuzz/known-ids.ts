import type { Random } from './random';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
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

export function knownIds(): KnownIds {
  const byAddress = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  const all: string[] = [];
  const learnMember = (address: string, name: string, value: string) => {
    if (name === 'next_cursor' || /cursor|token|view/i.test(name)) keep(listOf(byName, name), value);
    if (!UUID.test(value)) return;
    keep(all, value);
    keep(listOf(byName, name), value);
    if (name === 'id') keep(listOf(byAddress, address), value);
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
    learn: (address, body) => learn(address, body),
    below: (address, random) => pick(byAddress.get(address), random),
    named: (name, random) => pick(byName.get(name), random),
    any: (random) => pick(all, random),
  };
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

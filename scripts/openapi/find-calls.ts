import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Described, Operation } from '@/lib/platform/http/operation';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Verb = (typeof VERBS)[number];

export type Call = {
  verb: Verb;
  /** as programs write it: `/v1/properties/{property_id}` */
  path: string;
  operation: Operation;
};

type Handlers = Partial<Record<Verb, Partial<Described>>>;

/**
 * Every call below `app/api`, asked of the handlers themselves.
 * @throws for a handler that does not say what it takes and gives
 */
export async function findCalls(root: string): Promise<Call[]> {
  const folder = path.join(root, 'app', 'api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .sort();
  const calls: Call[] = [];
  // One after the other: they share most of what they load.
  for (const file of files) {
    const full = path.join(folder, file);
    calls.push(...callsOf(file, await load(full)));
  }
  return calls.sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
}

/** A program made of modules wants an address, one that asks by `require` a path; both take the latter on our machines. */
function load(file: string): Promise<Handlers> {
  const name = process.platform === 'win32' ? pathToFileURL(file).href : file;
  return import(name) as Promise<Handlers>;
}

function callsOf(file: string, handlers: Handlers): Call[] {
  return VERBS.flatMap((verb) => {
    const handler = handlers[verb];
    if (!handler) return [];
    const { operation } = handler;
    if (!operation)
      throw new Error(`${verb} of app/api/${file} does not say what it takes: see described().`);
    const address = addressOf(path.dirname(file));
    if (!address.includes('[')) return [{ verb, path: address, operation }];
    return callsBelow(address, { verb, operation });
  });
}

/** An address that stands for several says which; one that stands for all others has no calls. */
function callsBelow(address: string, { verb, operation }: Pick<Call, 'verb' | 'operation'>): Call[] {
  const base = address.slice(0, address.indexOf('/['));
  return (operation.calls ?? []).flatMap((call) => {
    const [ofVerb, name] = call.split(' ');
    return ofVerb === verb ? [{ verb, path: `${base}/${name}`, operation }] : [];
  });
}

/** `/v1` is the short address of `/api/v1`. */
function addressOf(folder: string): string {
  const address = `/api/${folder.split(path.sep).join('/')}`.replace(/\[(\w+)\]/g, '{$1}');
  return address.replace(/^\/api(?=\/v1\/)/, '');
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limits, type Limit } from '@/lib/platform/rate-limit';

/** A call that a visitor can make, and what bounds it. */
export type PublicRoute = { call: string; limits: Limit[] };

const API = path.join(process.cwd(), 'app', 'api');
const ROUTE = /(export )?const (\w+) = route\(\{([\s\S]*?)\}\);/g;

/** Every call of the API that nobody has to sign in for, read from the sources of the routes. */
export function readPublicRoutes(): PublicRoute[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .flatMap((file) => publicRoutesOf(file, readFileSync(path.join(API, file), 'utf8')))
    .sort((a, b) => (a.call < b.call ? -1 : 1));
}

function publicRoutesOf(file: string, source: string): PublicRoute[] {
  const address = `/api/${path.dirname(file)}`.replaceAll('[', '{').replaceAll(']', '}');
  if (source.includes('NextAuth(')) return callsOfNextAuth(source);
  return [...source.matchAll(ROUTE)]
    .filter(([, , , definition = '']) => /\bauth: '(none|optional)'/.test(definition))
    .map(([, isExported, name = '', definition = '']) => ({
      call: `${isExported ? name : 'ANY'} ${address}`,
      limits: [...definition.matchAll(/\b(?:addressLimit|limit): limits\.(\w+)/g)].map(
        ([, limit = '']) => limits[limit as keyof typeof limits],
      ),
    }));
}

function callsOfNextAuth(source: string): PublicRoute[] {
  const [, list = ''] = /const calls = \[(.*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'(\w+) (\w+)'/g)].map(([, verb, call]) => ({
    call: `${verb} /api/auth/${call}`,
    limits: [],
  }));
}

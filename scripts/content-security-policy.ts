/**
 * Runs after `next build`: writes down the headers of every answer, and for every prerendered page the
 * Content-Security-Policy with the hashes of its own inline scripts. Next has no way to say them (https://github.com/vercel/next.js/issues/95354), so our server reads them
 * from a file (scripts/page-policies.mjs). Pages rendered per request get a nonce from it or from the middleware.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy, hashSource } from '../lib/platform/http/content-security-policy';
import {
  privatePageHeaders,
  securityHeaders,
  sharedPictureHeaders,
  type Header,
} from '../lib/platform/http/security-headers';
import { headScript } from '../lib/site/head-script';
import { MAP_BLANK, NONCE_BLANK, POLICIES_FILE, type PagePolicies } from './page-policies.mjs';

type PrerenderManifest = {
  routes: Record<string, unknown>;
  /** `fallback: false`: only the paths that were prerendered exist. */
  dynamicRoutes: Record<string, { fallback: string | false | null }>;
};

const NOT_FOUND = '/_not-found';

/** Matches nothing. */
const NEVER = '(?!)';

type Condition = { value?: string };
/** What a request must have or not have, beside its address. */
type Matcher = { regexp: string; has?: Condition[]; missing?: Condition[] };
type Functions = { functions: { '/_middleware'?: { matchers: Matcher[] } } };

/** Before the address of a page that has a second form, for whoever is signed in: where that is (middleware.ts). */
const INSIDE = '/signed-in';

/** Returns the number of pages that have a policy now. */
export async function writePolicies(buildFolder: string, { secure }: { secure: boolean }): Promise<number> {
  const { routes } = await readJson<PrerenderManifest>(buildFolder, 'prerender-manifest.json');
  const policyWith = (scriptSources: string[]) =>
    contentSecurityPolicy({ scriptSources, secure, mapSource: MAP_BLANK });
  const policyOf = (html: string) => policyWith(inlineScriptHashes(html));
  const pages: Record<string, string> = {};
  for (const route of Object.keys(routes).sort()) {
    const html = await readPage(buildFolder, route);
    if (html !== null && route !== NOT_FOUND) pages[route] = policyOf(html);
  }
  const { ownPages, ...matchers } = await listMatchers(buildFolder);
  const policies: PagePolicies = {
    site: byName(securityHeaders({ secure })),
    sharedPictures: byName(sharedPictureHeaders),
    pages,
    notFound: policyOf((await readPage(buildFolder, NOT_FOUND)) ?? ''),
    ...matchers,
    ownPages: {
      ...ownPages,
      policy: policyWith([`'nonce-${NONCE_BLANK}'`, await hashSource(headScript)]),
      headers: byName(privatePageHeaders),
    },
  };
  await writeFile(path.join(buildFolder, POLICIES_FILE), JSON.stringify(policies));
  return Object.keys(pages).length;
}

/** Pages that are rendered per request and that nothing gives a nonce: their scripts would not run. */
export async function listPagesWithoutPolicy(buildFolder: string): Promise<string[]> {
  const routes = await readJson<Record<string, string>>(buildFolder, 'app-path-routes-manifest.json');
  const { routes: prerendered, dynamicRoutes } = await readJson<PrerenderManifest>(
    buildFolder,
    'prerender-manifest.json',
  );
  const known = await listMatchers(buildFolder);
  const matchers = known.perRequest.map((regexp) => new RegExp(regexp));
  const secondForms = known.secondForms.map((regexp) => new RegExp(regexp));
  const perRequest = Object.entries(routes)
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !(route in prerendered) && dynamicRoutes[route]?.fallback !== false);
  return perRequest.filter((route) => {
    const example = route.replace(/\[+(\.\.\.)?[^\]]*\]+/g, 'x');
    const address = example.startsWith(`${INSIDE}/`) ? example.slice(INSIDE.length) : example;
    const patterns = address === example ? matchers : [...secondForms, ...matchers];
    return !patterns.some((matcher) => matcher.test(address));
  });
}

/** One source per different inline script, in the order of the page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const runs = [...scripts].filter(
    ([, attributes = '']) => !/\stype="(?!module|text\/javascript)/.test(attributes),
  );
  return [...new Set(runs.map(([, , text = '']) => hash(text)))];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function byName(headers: Header[]): Record<string, string> {
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

type Matchers = Pick<PagePolicies, 'perRequest' | 'secondForms'> & {
  ownPages: Pick<PagePolicies['ownPages'], 'matchers' | 'cookie'>;
};

/** What the middleware takes care of: always, for whoever is signed in, or for whoever is not. */
async function listMatchers(buildFolder: string): Promise<Matchers> {
  const { functions } = await readJson<Functions>(buildFolder, 'server/functions-config-manifest.json');
  const all = functions['/_middleware']?.matchers ?? [];
  const expressions = (matchers: Matcher[]) => matchers.map(({ regexp }) => regexp);
  return {
    perRequest: expressions(all.filter(({ has }) => !has)),
    secondForms: expressions(all.filter(({ has }) => has)),
    ownPages: {
      matchers: expressions(all.filter(({ missing }) => missing)),
      cookie: all.find(({ missing }) => missing)?.missing?.[0]?.value ?? NEVER,
    },
  };
}

async function readJson<T>(buildFolder: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(buildFolder, file), 'utf8')) as T;
}

/** Some prerendered routes are no pages: downloads, pictures. */
async function readPage(buildFolder: string, route: string): Promise<string | null> {
  const file = path.join(buildFolder, 'server', 'app', `${route === '/' ? '/index' : route}.html`);
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const buildFolder = path.resolve('.next');
  const without = await listPagesWithoutPolicy(buildFolder);
  if (without.length > 0) {
    throw new Error(`Rendered per request, but not matched by middleware.ts: ${without.join(', ')}`);
  }
  const secure = process.env.NEXTAUTH_URL?.startsWith('https:') ?? false;
  const count = await writePolicies(buildFolder, { secure });
  console.log(`Script policies written for ${count} prerendered pages.`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

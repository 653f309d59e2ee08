/**
 * Runs after `next build`: gives every prerendered page a Content-Security-Policy with the hashes of its own
 * inline scripts. Next has no way to say them (https://github.com/vercel/next.js/issues/95354), so they are
 * written into the table of headers that `next start` reads. Pages rendered per request get a nonce from the middleware.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '../lib/platform/content-security-policy';

type HeaderRule = { source: string; headers: { key: string; value: string }[]; regex: string };
type RoutesManifest = { headers: HeaderRule[] };
type PrerenderManifest = {
  routes: Record<string, unknown>;
  /** `fallback: false`: only the paths that were prerendered exist. */
  dynamicRoutes: Record<string, { fallback: string | false | null }>;
};

export const POLICY_HEADER = 'Content-Security-Policy';

const NOT_FOUND = '/_not-found';

type Middleware = { middleware: Record<string, { matchers: { regexp: string }[] }> };

/** Returns the number of pages that have a policy now. Running it twice changes nothing. */
export async function writePolicies(buildFolder: string, { secure }: { secure: boolean }): Promise<number> {
  const manifestFile = path.join(buildFolder, 'routes-manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as RoutesManifest;
  const prerendered = JSON.parse(
    await readFile(path.join(buildFolder, 'prerender-manifest.json'), 'utf8'),
  ) as PrerenderManifest;

  // Rules match `/Login` for `/login`, which no page owns: so every page allows the not-found page's scripts too.
  const notFoundHashes = inlineScriptHashes((await readPage(buildFolder, NOT_FOUND)) ?? '');
  const rules: HeaderRule[] = [];
  for (const route of Object.keys(prerendered.routes).sort()) {
    const html = await readPage(buildFolder, route);
    if (html === null) continue;
    const scriptSources = [...new Set([...inlineScriptHashes(html), ...notFoundHashes])];
    rules.push(policyRule(route, contentSecurityPolicy({ scriptSources, secure })));
  }
  const others = manifest.headers.filter((rule) => !rule.headers.some(({ key }) => key === POLICY_HEADER));
  // The last rule that matches wins: the rule of the not-found page covers what no page owns, so it comes first.
  rules.sort((a, b) => Number(b.source === everyPath) - Number(a.source === everyPath));
  manifest.headers = [...others, ...rules];
  await writeFile(manifestFile, JSON.stringify(manifest));
  return rules.length;
}

/** Pages that are rendered per request and that the middleware does not give a nonce: their scripts would not run. */
export async function listPagesWithoutPolicy(buildFolder: string): Promise<string[]> {
  const read = async <T>(file: string) =>
    JSON.parse(await readFile(path.join(buildFolder, file), 'utf8')) as T;
  const routes = await read<Record<string, string>>('app-path-routes-manifest.json');
  const { routes: prerendered, dynamicRoutes } = await read<PrerenderManifest>('prerender-manifest.json');
  const { middleware } = await read<Middleware>('server/middleware-manifest.json');
  const matchers = Object.values(middleware).flatMap(({ matchers: all }) =>
    all.map(({ regexp }) => new RegExp(regexp)),
  );
  const perRequest = Object.entries(routes)
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !(route in prerendered) && dynamicRoutes[route]?.fallback !== false);
  return perRequest.filter((route) => {
    const example = route.replace(/\[+(\.\.\.)?[^\]]*\]+/g, 'x');
    return !matchers.some((matcher) => matcher.test(example));
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

/** Files and calls are no pages: the policy would be most of their weight. Next matches by the source, not by the regex. */
const everyPath = '/:path((?!_next/static/|api/).*)';

function policyRule(route: string, value: string): HeaderRule {
  const headers = [{ key: POLICY_HEADER, value }];
  if (route === NOT_FOUND) return { source: everyPath, headers, regex: '^/(?!_next/static/|api/).*$' };
  const literal = route.replace(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`);
  return { source: literal, headers, regex: `^${literal}(?:/)?$` };
}

/** Some prerendered routes are no pages: robots.txt, sitemap.xml. */
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

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPlain, type Source } from './source';

type Prerendered = {
  initialRevalidateSeconds: number | false;
  routeType: 'page' | 'route';
  /** complete: nothing of it waits for a request */
  response: string;
};
type Manifest = { routes: Record<string, Prerendered> };
type Meta = { status?: number; headers?: Record<string, string>; segmentPaths?: string[] };
type RoutesManifest = {
  rsc: Record<
    | 'varyHeader'
    | 'contentTypeHeader'
    | 'didPostponeHeader'
    | 'prefetchSegmentDirSuffix'
    | 'prefetchSegmentSuffix',
    string
  >;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Every page and route that Next prerendered for good, with the data of the pages. Not among them: what is made again
 * after a while, what holds a part for the request, what answers with another status than 200, and what the middleware
 * (`perRequest`: expressions of paths) looks at first.
 */
export async function listPages(buildFolder: string, perRequest: string[]): Promise<Source[]> {
  const { routes } = await readJson<Manifest>(path.join(buildFolder, 'prerender-manifest.json'));
  const { rsc } = await readJson<RoutesManifest>(path.join(buildFolder, 'routes-manifest.json'));
  const matchers = perRequest.map((expression) => new RegExp(expression));
  const wanted = Object.entries(routes).filter(
    ([address, { initialRevalidateSeconds, response }]) =>
      isPlain(address) &&
      !address.startsWith('/_') &&
      initialRevalidateSeconds === false &&
      response === 'complete' &&
      !matchers.some((matcher) => matcher.test(address)),
  );
  const listed = wanted.map(async ([address, { routeType }]) => {
    const base = path.join(buildFolder, 'server', 'app', address === '/' ? 'index' : address);
    const meta = await readJson<Meta>(`${base}.meta`);
    if ((meta.status ?? 200) !== 200) return [];
    const place = { address, base, meta, rsc };
    return routeType === 'page' ? pageSources(place) : [routeSource(place)];
  });
  return (await Promise.all(listed)).flat();
}

type Place = { address: string; base: string; meta: Meta; rsc: RoutesManifest['rsc'] };

function pageSources({ address, base, meta, rsc }: Place): Source[] {
  const common = { ...prerenderHeaders({ meta, rsc }), 'cache-control': `s-maxage=${YEAR_SECONDS}` };
  const data = { ...common, 'content-type': rsc.contentTypeHeader };
  const { 'x-nextjs-stale-time': _, ...ofSegment } = data as Record<string, string>;
  const segments = (meta.segmentPaths ?? []).map((segment) => ({
    address,
    part: { segment },
    file: `${base}${rsc.prefetchSegmentDirSuffix}${segment}${rsc.prefetchSegmentSuffix}`,
    headers: { ...ofSegment, [rsc.didPostponeHeader]: '2' },
  }));
  return [
    {
      address,
      part: 'document',
      file: `${base}.html`,
      headers: { ...common, 'content-type': 'text/html; charset=utf-8' },
    },
    { address, part: 'data' as const, file: `${base}.rsc`, headers: data },
    ...segments,
  ].filter(({ file }) => existsSync(file)) as Source[];
}

function routeSource({ address, base, meta, rsc }: Place): Source {
  return { address, part: 'document', file: `${base}.body`, headers: prerenderHeaders({ meta, rsc }) };
}

function prerenderHeaders({ meta, rsc }: Pick<Place, 'meta' | 'rsc'>): Record<string, string> {
  const { 'x-next-cache-tags': _, ...own } = meta.headers ?? {};
  return { vary: rsc.varyHeader, 'x-nextjs-cache': 'HIT', ...own };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

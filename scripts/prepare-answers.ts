/**
 * Runs after `next build`: writes down what Next would answer with for everything that is the same for everybody, and
 * compresses it once. Our server sends it before Next sees the request (scripts/prepared-answers.mjs).
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listIndexedPages } from '../lib/site/site';
import { writeBodies } from './answers/bodies';
import { listStaticFiles } from './answers/files';
import { listPages } from './answers/pages';
import { isCompressible, type Source } from './answers/source';
import { listFirstScripts } from './first-scripts';
import { POLICIES_FILE, type PagePolicies } from './page-policies.mjs';
import { ANSWERS_FILE, BODIES_FILE, type PreparedAnswer, type PreparedAnswers } from './prepared-answers.mjs';

/** Returns the number of addresses that are answered without Next from now on. */
async function prepareAnswers(root: string): Promise<number> {
  const buildFolder = path.join(root, '.next');
  const { perRequest, secondForms } = await readJson<PagePolicies>(path.join(buildFolder, POLICIES_FILE));
  const bodies = await writeBodies(path.join(buildFolder, BODIES_FILE));
  const lists = headerLists();
  const sources = [...(await listPages(buildFolder, perRequest)), ...(await listStaticFiles(root))];
  const paths: PreparedAnswers['paths'] = {};
  const ofFirstVisits = new Set([
    ...listIndexedPages().map(({ path: page }) => page),
    ...(await listFirstScripts(buildFolder)).map(addressOf),
  ]);
  for (const source of sources) {
    const body = await readFile(source.file);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    const contentType = source.headers['content-type'] ?? '';
    const compressible = isCompressible(contentType);
    const isOfFirstVisits =
      source.part === 'document' && (contentType.startsWith('text/css') || ofFirstVisits.has(source.address));
    place(paths, source, {
      etag: `W/"${hash}"`,
      ...source.version,
      headers: lists.indexOf(source, compressible),
      file: path.relative(root, source.file),
      compressed: compressible ? await bodies.add(hash, body, isOfFirstVisits) : undefined,
    });
  }
  await bodies.close();
  for (const [address, known] of Object.entries(paths)) {
    if (secondForms.some((expression) => new RegExp(expression).test(address))) known.hasSecondForm = true;
  }
  const prepared: PreparedAnswers = { headers: lists.all, paths };
  await writeFile(path.join(buildFolder, ANSWERS_FILE), JSON.stringify(prepared));
  return Object.keys(paths).length;
}

const addressOf = (file: string) => `/_next/${file}`;

function place(paths: PreparedAnswers['paths'], { address, part }: Source, answer: PreparedAnswer): void {
  if (part === 'document') {
    if (paths[address]) throw new Error(`Two things answer at ${address}.`);
    paths[address] = { document: answer };
    return;
  }
  const known = paths[address];
  if (!known) throw new Error(`There is data of ${address}, but no page.`);
  if (part === 'data') known.data = answer;
  else known.segments = { ...known.segments, [part.segment]: answer };
}

/** Most answers have the same headers as others: each list of them is kept once. */
function headerLists() {
  const all: string[][] = [];
  const indexes = new Map<string, number>();
  const indexOf = ({ headers, version }: Source, compressible: boolean): number => {
    const vary = [headers.vary, compressible && 'Accept-Encoding'].filter(Boolean).join(', ');
    const list = Object.entries({
      ...headers,
      ...(vary && { vary }),
      ...(version && { 'last-modified': version.lastModified }),
    }).flat();
    const key = JSON.stringify(list);
    const known = indexes.get(key) ?? all.push(list) - 1;
    indexes.set(key, known);
    return known;
  };
  return { all, indexOf };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

if (require.main === module) {
  prepareAnswers(process.cwd()).then(
    (count) => console.log(`Answers prepared for ${count} addresses.`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

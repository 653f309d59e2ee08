import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AppError } from '@/lib/platform/errors';
import { Pool } from '@/lib/sandbox/pool';
import { glanceAtContent } from '@/lib/vault/rules/file-type/inspection';
import { hostileFiles, mutated } from '@/scripts/hostile/corpus';
import { docxFile, jpgFile, pngFile } from '@/tests/support/files';
import { ordinaryPdfs, outcomeOf, worksOn, type FileType, type Work } from '@/tests/support/hostile-runs';
import { listReaders, until } from '@/tests/support/readers';
import { isLongRun, sample } from '@/tests/support/thoroughness';

jest.setTimeout(3 * 3_600_000);

/** The product gives more; what takes longer than this is stopped either way. */
const CPU_MS = isLongRun ? 15_000 : 1_000;
const MEGABYTE = 1024 * 1024;

const pool = new Pool();
afterAll(() => pool.close());

const ordinary = [
  ...ordinaryPdfs().map((file) => ({ ...file, type: 'pdf' as const })),
  { name: 'a picture', type: 'jpg' as const, bytes: jpgFile() },
  { name: 'a picture', type: 'png' as const, bytes: pngFile() },
  { name: 'a Word file', type: 'docx' as const, bytes: docxFile() },
];

function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

/** All that is done with a file; in the short run one of it for each file, in turn. */
function worksFor(type: FileType, turn: number): Work[] {
  const works = worksOn(type);
  return isLongRun ? works : works.filter((_, at) => at === turn % works.length);
}

const settled = /^(done|refused|stopped: (time|memory|crash|shape))$/;

/** What an upload does with it before it is kept. */
async function glanceAt(bytes: Buffer, type: FileType): Promise<void> {
  const chunks = (async function* () {
    yield bytes;
  })();
  for await (const chunk of glanceAtContent(chunks, type)) expect(chunk.length).toBeGreaterThan(0);
}

describe('files that are made to do harm', () => {
  let others: number[];
  let before: number;
  // Taken here, not when tests are collected: files run before this one in the same process, hold modules
  // of their own, and the app's own pool keeps one reader where they have used it.
  beforeAll(() => {
    others = listReaders('reader');
    before = heldBytes();
  });

  it.each(sample(hostileFiles, 4).map((file, turn) => ({ ...file, turn })))(
    '$name: is worked on, refused or stopped, by the glance of an upload and whatever is done with it',
    async ({ type, make, turn }) => {
      const bytes = make();
      await glanceAt(bytes, type).catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
      for (const work of worksFor(type, turn)) {
        expect(await outcomeOf(pool, { bytes, work, cpuMs: CPU_MS })).toMatch(settled);
      }
    },
  );

  it('leave nothing behind but one process that has seen none, and no memory of the server', async () => {
    await until(() => listReaders('reader').filter((pid) => !others.includes(pid)).length <= 1);
    expect(heldBytes() - before).toBeLessThan(180 * MEGABYTE);
  });
});

describe('the document that once stopped everything', () => {
  it.each([
    ['the page tree of 2^28 pages', 'page-tree-doubled', 'stopped: shape'],
    ['408 kB that unpack to 400 MB', 'object-stream-bomb', 'stopped: shape'],
    ['forms in forms', 'forms-nested', 'stopped: shape'],
    ['46 asterisks', 'asterisks-46', 'done'],
  ])('%s is settled in a moment', async (_, name, expected) => {
    const file = hostileFiles.find((each) => each.name === name)!;
    const work = worksOn(file.type).find((each) => each.name === 'find')!;
    expect(await outcomeOf(pool, { bytes: file.make(), work, cpuMs: 3_000 })).toBe(expected);
  });
});

describe('ordinary files with bytes changed, cut out or doubled', () => {
  const seeds = Array.from({ length: isLongRun ? 40 : 1 }, (_, seed) => seed);

  it.each(ordinary.map((file, turn) => ({ ...file, turn })))(
    '$name: is worked on, refused or stopped, whatever is done with it',
    async ({ type, bytes, turn }) => {
      for (const seed of seeds) {
        for (const work of worksFor(type, turn)) {
          const outcome = await outcomeOf(pool, { bytes: mutated(bytes, seed + turn), work, cpuMs: CPU_MS });
          expect(outcome).toMatch(settled);
        }
      }
    },
  );
});

import { GET as getContent } from '@/app/api/share/[token]/content/route';
import { documentPool, Pool, type Job } from '@/lib/sandbox/pool';
import { createOwner } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildLink, buildView } from '@/tests/support/share-links';

const PATIENT_MS = 3_600_000;
const limits = { cpuMs: PATIENT_MS, stepCpuMs: PATIENT_MS, wallMs: PATIENT_MS, residentMegabytes: 400 };

const pools: Pool[] = [];
let busy: Promise<unknown>[] = [];

function newPool(): Pool {
  const pool = new Pool('.data/readers/strange-reader.cjs');
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) pool.close();
  await Promise.allSettled(busy);
  busy = [];
});

function job(work: string, changes: Partial<Job> = {}): Job {
  const open = async () =>
    (async function* () {
      yield Buffer.from('a file');
    })();
  return { work, options: {}, open, limits, owner: 'ada', ...changes };
}

/** So many people who each ask for something that never ends. */
function crowd(pool: Pool, count: number, changes: Partial<Job>): Promise<unknown>[] {
  const asked = Array.from({ length: count }, () => pool.run(job('spin', changes)));
  busy.push(...asked);
  void Promise.allSettled(asked);
  return asked;
}

describe('visitors of a link', () => {
  it('take no turn of its owner, nor of the visitors of another link', async () => {
    const pool = newPool();
    crowd(pool, 7, { link: 'one' });
    await expect(pool.run(job('repeat'))).resolves.toBeDefined();
    await expect(pool.run(job('repeat', { link: 'another' }))).resolves.toBeDefined();
  });

  it('are refused at once when five wait at their link, with words of their own', async () => {
    const pool = newPool();
    const refused = crowd(pool, 8, { link: 'one' }).at(-1);
    await expect(refused).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Many people are opening this link right now. Please try again in a minute.',
    });
    crowd(pool, 1, { link: 'another' });
    await expect(pool.run(job('repeat'))).resolves.toBeDefined();
  });

  it('of all links of one owner wait twenty together, and leave the rest of the queue to others', async () => {
    const pool = newPool();
    for (let link = 0; link < 10; link += 1) crowd(pool, 7, { link: `link ${link}` });
    const [refused] = crowd(pool, 1, { link: 'one more' });
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    await expect(pool.run(job('repeat', { owner: 'grace' }))).resolves.toBeDefined();
  });

  it('are known to the pool by their link', async () => {
    const owner = await createOwner();
    const link = await buildLink(owner, (await buildDocument(owner)).id);
    const view = await buildView(link);
    const run = jest.spyOn(documentPool(), 'run');
    const url = `/api/share/${link.token}/content?view=${view}`;
    expect((await callRoute(getContent, { url, params: { token: link.token } })).status).toBe(200);
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ owner: owner.actor.id, link: link.id }));
    run.mockRestore();
  });
});

import { POST } from '@/app/api/vault/verify/route';
import { getCheckpoint } from '@/lib/evidence/queries/log';
import { getProof } from '@/lib/evidence/queries/proofs';
import { query } from '@/tests/support/database';
import { enter, fillLog } from '@/tests/support/log';
import { buildHugeProof, buildProof } from '@/tests/support/memory-log';

const post = (body: unknown) =>
  POST(
    new Request('http://localhost:3000/api/vault/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('POST /api/vault/verify with a hash', () => {
  it('knows commitments and entry hashes, in either case', async () => {
    await fillLog(3);
    const [row] = await query<{ leaf: string; commitment: Buffer; hash: Buffer }>(
      'SELECT e.leaf, e.commitment, n.hash FROM log_entries e JOIN log_nodes n ON n.level = 0 AND n.index = e.index WHERE e.index = 1',
    );
    for (const hash of [row!.commitment.toString('hex'), row!.hash.toString('hex').toUpperCase()]) {
      const response = await post({ hash });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        verified: true,
        entry: {
          index: 1,
          leaf: row?.leaf,
          leafHash: row?.hash.toString('hex'),
          commitment: row?.commitment.toString('hex'),
          time: (JSON.parse(row!.leaf) as { time: string }).time,
        },
        checkpoint: await getCheckpoint(),
      });
    }
  });

  it('does not know another one', async () => {
    await enter('a');
    const response = await post({ hash: 'ab'.repeat(32) });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 'not_found',
      message: 'Document hash not found on blockchain',
    });
  });

  it('does not take the hash of an inner node for an entry', async () => {
    await fillLog(2);
    const [root] = await query<{ hash: Buffer }>('SELECT hash FROM log_nodes WHERE level = 1');
    expect((await post({ hash: root?.hash.toString('hex') })).status).toBe(404);
  });

  it.each([
    {},
    { hash: '' },
    { hash: 'xyz' },
    { hash: 'ab' },
    { hash: 5 },
    { hash: 'ab'.repeat(32), proof: {} },
    { other: 1 },
  ])('refuses %j', async (body) => {
    expect((await post(body)).status).toBe(422);
  });

  it('refuses a body that is not JSON', async () => {
    expect((await post('{')).status).toBe(400);
  });
});

describe('POST /api/vault/verify with a proof', () => {
  it('accepts one of this log, also when the log has grown', async () => {
    await fillLog(3);
    const proof = await getProof(1);
    await enter('later');
    const response = await post({ proof });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ verified: true, entry: { index: 1, leaf: proof.leaf } });
  });

  it('says why a damaged one is refused', async () => {
    await fillLog(3);
    const proof = await getProof(1);
    const response = await post({ proof: { ...proof, record: '{"type":"deed.released"}' } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      verified: false,
      reason: 'The record is not the one that the log entry commits to.',
    });
  });

  it('refuses a sound one of another log', async () => {
    await fillLog(13);
    expect(await (await post({ proof: buildProof() })).json()).toEqual({
      verified: false,
      reason: 'The proof is sound, but it is not from this log.',
    });
  });

  it('refuses a sound one of a log that is larger than ours can be', async () => {
    await enter('a');
    const answer = await post({ proof: buildHugeProof(2 ** 40) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ verified: false });
  });

  it('refuses what is no proof at all', async () => {
    expect(await (await post({ proof: {} })).json()).toMatchObject({ verified: false });
    expect((await post({ proof: 'x' })).status).toBe(422);
  });
});

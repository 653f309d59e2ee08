import { GET as downloadProof } from '@/app/api/deedguard/locked-deeds/[id]/proof/route';
import { POST as postInterest } from '@/app/api/interests/route';
import { verifyWholeLog } from '@/lib/evidence/queries/whole-log';
import { createOwner } from '@/tests/support/actors';
import { runScript } from '@/tests/support/app-process';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { countRows } from '@/tests/support/rows';

jest.setTimeout(180_000);

const erase = (...words: string[]) => runScript('scripts/erase.ts', { words });
const events = () =>
  query("SELECT actor_id, data FROM audit_events WHERE type = 'records.erased' ORDER BY created_at");

describe('npm run erase', () => {
  it('destroys what opens one entry; the lock, its release and every other proof go on', async () => {
    const owner = await createOwner();
    const [erased, other] = [await buildLock(owner), await buildLock(owner)];
    const { code, output } = await erase('--entry', String(erased.logIndex));
    expect([code, output]).toEqual([
      0,
      `Entry ${erased.logIndex} of the log can no longer be opened or proved. Its leaf stays.\n`,
    ]);
    expect(await query('SELECT salt, record FROM log_openings WHERE index = $1', [erased.logIndex])).toEqual([
      { salt: null, record: null },
    ]);

    const proofOf = (id: string) => callRoute(downloadProof, { params: { id }, as: owner });
    const gone = await proofOf(erased.id);
    expect([gone.status, (gone.body as { message: string }).message]).toEqual([
      404,
      'The record of this entry was erased on request, so it no longer has a proof.',
    ]);
    expect((await proofOf(other.id)).status).toBe(200);
    await releaseLock(owner, erased);
    expect((await verifyWholeLog()).problems).toEqual([]);
    expect(await events()).toEqual([{ actor_id: null, data: { of: 'entry', index: erased.logIndex } }]);

    expect(await erase('--entry', String(erased.logIndex))).toMatchObject({
      code: 1,
      errors: `Entry ${erased.logIndex} is not in the log, or was erased before.\n`,
    });
  });

  it('erases what is under an address without an account, however it is written, and nothing else', async () => {
    for (const email of ['grace@example.com', 'other@example.com']) {
      await callRoute(postInterest, {
        method: 'POST',
        url: '/api/interests',
        body: { topic: 'training-texas', name: 'Grace Hopper', email },
      });
    }
    expect(await erase('--address', 'Grace@Example.com')).toEqual({
      code: 0,
      output: 'What was under Grace@Example.com is erased.\n',
      errors: '',
    });
    expect(await query('SELECT email FROM interests')).toEqual([{ email: 'other@example.com' }]);
    expect(await query("SELECT FROM mails WHERE mails::text ILIKE '%grace@example.com%'")).toEqual([]);
    expect(await events()).toEqual([{ actor_id: null, data: { of: 'address' } }]);
  });

  it('leaves the address of an account to its owner', async () => {
    const { user } = await createOwner();
    const { code, errors } = await erase('--address', user.email);
    expect(code).toBe(1);
    expect(errors).toContain('Its owner deletes it on “Your data”.');
    expect(await countRows('audit_events')).toBe(0);
  });

  it('says how it is used', async () => {
    for (const words of [[], ['--entry', 'all'], ['--entry', '1', '--address', 'a@example.com']]) {
      const { code, errors } = await erase(...words);
      expect([code, errors.startsWith('Usage: npm run erase -- --address EMAIL\n')]).toEqual([1, true]);
    }
  });
});

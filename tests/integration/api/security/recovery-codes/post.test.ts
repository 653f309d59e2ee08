import { createHash } from 'node:crypto';
import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { confirm, guardWithPin, listNotifications, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const make = (as: Person | null, body: unknown = { password: testPassword }) =>
  callRoute(makeCodes, { method: 'POST', url: '/api/security/recovery-codes', as, body });
const codesOf = (answer: { body: unknown }) => (answer.body as { codes: string[] }).codes;
const hashOf = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
const listHashes = async () =>
  (await query<{ hash: string }>("SELECT encode(code_hash, 'hex') AS hash FROM recovery_codes"))
    .map(({ hash }) => hash)
    .sort();

describe('POST /api/security/recovery-codes', () => {
  it('makes ten codes, keeps their hashes alone, and tells the account', async () => {
    const owner = await createOwner();
    const answer = await make(owner);

    expect(answer.status).toBe(201);
    const codes = codesOf(answer);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
    expect(await listHashes()).toEqual(codes.map(hashOf).sort());
    expect(await listAudit()).toEqual([
      { type: 'recovery_codes.made', actor_id: owner.user.id, subject_id: owner.user.id, data: {} },
    ]);
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'recovery_codes.made',
        title: 'New recovery codes',
        message:
          'Your account has 10 new recovery codes. Earlier ones no longer work. If this was not you, please log out everywhere and contact us.',
      },
    ]);
  });

  it('replaces the codes from before, used ones too, and leaves those of others', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    await make(other);
    const [old] = codesOf(await make(owner));
    await callRoute(stepUp, { method: 'POST', as: owner, body: { recoveryCode: old } });
    const fresh = codesOf(await make(owner));
    expect(await countRows('recovery_codes')).toBe(20);
    expect(await listHashes()).toEqual(expect.arrayContaining(fresh.map(hashOf)));
    expect(await listHashes()).not.toContain(hashOf(old!));
  });

  it('asks for a confirmation on a guarded account, and changes nothing', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const before = await snapshot();
    const answer = await make(owner);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);

    await confirm(owner);
    expect((await make(owner)).status).toBe(201);
  });

  it.each([
    ['without the password', {}, 422],
    ['with a wrong one', { password: 'not the password' }, 401],
  ])('are refused to an open session %s, and nothing is changed', async (_, body, status) => {
    const owner = await createOwner();
    await make(owner);
    const before = await snapshot();
    expect((await make(owner, body)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });

  it('need no password once a guard was shown, nor any content', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    expect((await callRoute(makeCodes, { method: 'POST', as: owner })).status).toBe(201);
  });

  it('let a session try ten passwords an hour, and another session of the account go on', async () => {
    const owner = await createOwner();
    const thief = await signInAgain(owner);
    for (let i = 0; i < 10; i += 1) expect((await make(thief, { password: `guess ${i}` })).status).toBe(401);
    expect((await make(thief)).status).toBe(429);
    expect((await make(owner)).status).toBe(201);
  });

  it('leaves ten when asked twice at once, all from one of the answers', async () => {
    const owner = await createOwner();
    const answers = await Promise.all([make(owner), make(owner)]);
    const kept = await listHashes();
    const sets = answers.map((answer) => codesOf(answer).map(hashOf).sort());
    expect(sets).toContainEqual(kept);
  });

  it('answers a visitor 401', async () => {
    expect((await make(visitor)).status).toBe(401);
    expect(await countRows('recovery_codes')).toBe(0);
  });
});

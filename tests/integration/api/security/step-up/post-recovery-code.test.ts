import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  confirm,
  confirmedAt,
  forgetConfirmation,
  guardWithPin,
  listNotifications,
} from '@/tests/support/guards';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (as: Person, recoveryCode: unknown) =>
  callRoute(stepUp, { method: 'POST', url: '/api/security/step-up', as, body: { recoveryCode } });
const wrong = {
  message: 'This is not one of your unused recovery codes. Please check it.',
  code: 'wrong_recovery_code',
};

async function createWithCodes(): Promise<{ owner: Person; codes: string[] }> {
  const owner = await createOwner();
  await guardWithPin(owner);
  await confirm(owner);
  const { body } = await callRoute(makeCodes, {
    method: 'POST',
    as: owner,
    body: { password: testPassword },
  });
  await forgetConfirmation(owner);
  return { owner, codes: (body as { codes: string[] }).codes };
}

describe('POST /api/security/step-up, with a recovery code', () => {
  it('confirms the sign-in, uses the code up, and tells the account', async () => {
    const { owner, codes } = await createWithCodes();
    expect((await post(owner, codes[3])).status).toBe(204);
    expect(await confirmedAt(owner)).not.toBeNull();
    expect(await query('SELECT count(*)::int AS used FROM recovery_codes WHERE used_at IS NOT NULL')).toEqual(
      [{ used: 1 }],
    );
    expect((await listAudit()).at(-1)).toEqual({
      type: 'recovery_code.used',
      actor_id: owner.user.id,
      subject_id: owner.user.id,
      data: { left: 9 },
    });
    expect(await listNotifications(owner)).toContainEqual({
      type: 'recovery_code.used',
      title: 'Recovery code used',
      message:
        'A recovery code confirmed a login to your account. Unused codes left: 9. If this was not you, please log out everywhere and contact us.',
    });

    await forgetConfirmation(owner);
    const before = await snapshot();
    const again = await post(owner, codes[3]);
    expect(again.status).toBe(401);
    expect(again.body).toEqual(wrong);
    expect(await snapshot()).toEqual(before);
    expect(await confirmedAt(owner)).toBeNull();
    expect((await post(owner, codes[4])).status).toBe(204);
  });

  it('reads the code as people type it', async () => {
    const { owner, codes } = await createWithCodes();
    const typed = ` ${codes[0]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await post(owner, typed)).status).toBe(204);
  });

  it('takes a code while the PIN is locked', async () => {
    const { owner, codes } = await createWithCodes();
    await query("UPDATE security_pins SET wrong_tries = 5, locked_until = now() + interval '15 minutes'");
    expect((await post(owner, codes[0])).status).toBe(204);
  });

  it('takes one code once when it is sent twice at once', async () => {
    const { owner, codes } = await createWithCodes();
    const answers = await Promise.all([post(owner, codes[0]), post(owner, codes[0])]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 401]);
    expect((await listAudit()).filter(({ type }) => type === 'recovery_code.used')).toHaveLength(1);
  });

  it.each([
    ['a code that was never made', () => 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'],
    ['a part of a code', (codes: string[]) => codes[0]!.slice(0, -1)],
  ])('refuses %s and changes nothing', async (_, choose) => {
    const { owner, codes } = await createWithCodes();
    const before = await snapshot();
    const answer = await post(owner, choose(codes));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(wrong);
    expect(await snapshot()).toEqual(before);
    expect(await countRows('step_ups')).toBe(0);
  });

  it('refuses the code of somebody else, and leaves it unused', async () => {
    const { codes } = await createWithCodes();
    const other = await createOwner();
    expect((await post(other, codes[0])).status).toBe(401);
    expect(await query('SELECT 1 FROM recovery_codes WHERE used_at IS NOT NULL')).toEqual([]);
  });
});

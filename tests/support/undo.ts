import { DELETE as removePasskey } from '@/app/api/security/passkeys/[id]/route';
import { DELETE as removePin, POST as setPin } from '@/app/api/security/pin/route';
import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { POST as undo } from '@/app/api/security/undo/route';
import { pinContext } from '@/lib/accounts/rules/pin';
import { openText } from '@/lib/platform/secrets/secret-box';
import type { Person } from './actors';
import { query } from './database';
import { testPassword } from './environment';
import { confirm, guardWithPasskey } from './guards';
import { callRoute, type Answer } from './http';
import { sendWaitingLinks } from './mailed-links';

/** Opens the link of a mail and presses its button. */
export const postUndo = (body: object, from?: string): Promise<Answer> =>
  callRoute(undo, {
    method: 'POST',
    url: '/api/security/undo',
    body,
    headers: from ? { 'x-socket-address': from } : {},
  });

/** The changes that somebody makes who can confirm the sign-in, each with the link of its mail. */
export const changes = {
  setPin: async (as: Person, pin: string) => {
    await confirm(as);
    await callRoute(setPin, { method: 'POST', as, body: { pin, password: testPassword } });
    return linkOfLast();
  },
  removePin: async (as: Person) => {
    await confirm(as);
    await callRoute(removePin, { method: 'DELETE', as });
    return linkOfLast();
  },
  addPasskey: async (as: Person) => {
    const { passkey } = await guardWithPasskey(as);
    return { ...(await linkOfLast()), id: passkey.id };
  },
  removePasskey: async (as: Person, id: string) => {
    await confirm(as);
    await callRoute(removePasskey, { method: 'DELETE', as, params: { id } });
    return linkOfLast();
  },
  makeCodes: async (as: Person) => {
    await confirm(as);
    const { body } = await callRoute(makeCodes, { method: 'POST', as, body: { password: testPassword } });
    return { ...(await linkOfLast()), codes: (body as { codes: string[] }).codes };
  },
};

/** The link of the newest mail, and what the mail is called. */
export async function linkOfLast(): Promise<{ subject: string; token: string }> {
  return (await sendWaitingLinks()).at(-1)!;
}

/** The hash of the account's PIN. */
export async function storedPin({ user }: Person): Promise<string | null> {
  const [row] = await query<{ sealed: string }>(
    'SELECT hash_ciphertext AS sealed FROM security_pins WHERE user_id = $1',
    [user.id],
  );
  return row ? openText(row.sealed, pinContext(user.id)) : null;
}

/** What guards an account, comparable: the same before and after means that nothing of it was changed. */
export async function guardsOf(person: Person) {
  const passkeys = await query<{ id: string }>('SELECT id FROM passkeys WHERE user_id = $1 ORDER BY id', [
    person.user.id,
  ]);
  const codes = await query<{ code: string }>(
    "SELECT encode(code_hash, 'hex') AS code FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL ORDER BY 1",
    [person.user.id],
  );
  return {
    pin: await storedPin(person),
    passkeys: passkeys.map(({ id }) => id),
    codes: codes.map(({ code }) => code),
  };
}

import { POST as ask } from '@/app/api/users/email/route';
import { POST as confirm } from '@/app/api/users/email/confirm/route';
import { POST as keep } from '@/app/api/users/email/keep/route';
import type { Person } from './actors';
import { query } from './database';
import { testPassword } from './environment';
import { callRoute, type Answer } from './http';
import { newestToken } from './mailed-links';

export const nextAddress = 'ada@new.example';

/** Asks for another address, in the settings. */
export const askForChange = (
  as: Person | null,
  body: unknown = { email: nextAddress, password: testPassword },
): Promise<Answer> => callRoute(ask, { method: 'POST', url: '/api/users/email', as, body });

/** What the page of the link to the new address sends. */
export const confirmChange = (body: unknown, as: { cookie: string } | null = null): Promise<Answer> =>
  callRoute(confirm, { method: 'POST', url: '/api/users/email/confirm', as, body });

/** What the page of the link to the old address sends. */
export const keepOld = (token: unknown): Promise<Answer> =>
  callRoute(keep, { method: 'POST', url: '/api/users/email/keep', body: { token } });

/** What both links of a wish for another address carry. */
export async function linksOfChange(as: Person, email = nextAddress) {
  await askForChange(as, { email, password: testPassword });
  return { toNew: await newestToken('change_address'), toOld: await newestToken('keep_address') };
}

/** Another address, asked for and confirmed; what the link carries that takes it back. */
export async function moveAddress(as: Person, email = nextAddress): Promise<{ toOld: string }> {
  const { toNew } = await linksOfChange(as, email);
  await confirmChange({ token: toNew }, as);
  return { toOld: await newestToken('keep_address') };
}

export async function addressOf({ user }: Person): Promise<{ email: string; isConfirmed: boolean }> {
  const [row] = await query<{ email: string; isConfirmed: boolean }>(
    'SELECT email::text, email_confirmed_at IS NOT NULL AS "isConfirmed" FROM users WHERE id = $1',
    [user.id],
  );
  return row!;
}

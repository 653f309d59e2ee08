import { POST as ask } from '@/app/api/users/password-reset/route';
import { POST as confirm } from '@/app/api/users/password-reset/confirm/route';
import { POST as login } from '@/app/api/users/login/route';
import { mailPasswordNews } from '@/lib/accounts/commands/password-mail';
import { query } from './database';
import { testPassword } from './environment';
import { callRoute, type Answer } from './http';
import { newestToken } from './mailed-links';
import { listJobs } from './requests';

export const nextPassword = 'paper, ink and a good lamp';

const HOME = '203.0.113.7';

/** "Forgot password?", from a place. */
export const askForReset = (email: string, place = HOME): Promise<Answer> =>
  callRoute(ask, { method: 'POST', body: { email }, headers: { 'x-socket-address': place } });

/** Asks, and returns what the link of the email carries. */
export async function resetTokenOf(email: string): Promise<string> {
  await askForReset(email);
  return newestToken('reset_password');
}

/** What the page of the link sends. */
export const postReset = (body: unknown, as: { cookie: string } | null = null): Promise<Answer> =>
  callRoute(confirm, { method: 'POST', url: '/api/users/password-reset/confirm', body, as });

export const logIn = (email: string, password = testPassword): Promise<Answer> =>
  callRoute(login, { method: 'POST', body: { email, password } });

/** Whether the password of an account is this one. */
export async function opensWith(email: string, password: string): Promise<boolean> {
  return (await logIn(email, password)).status === 200;
}

/** Runs the jobs that tell accounts of their passwords, as the worker does. */
export async function sendPasswordNews(): Promise<void> {
  const waiting = await listJobs('password-mail');
  await query("DELETE FROM pgboss.job WHERE name = 'password-mail'");
  for (const id of waiting) await mailPasswordNews(id);
}

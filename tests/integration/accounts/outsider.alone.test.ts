import { smtp } from '@/tests/support/with-mail';
import { GET as me } from '@/app/api/auth/me/route';
import { GET as events } from '@/app/api/events/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as register } from '@/app/api/users/register/route';
import { DELETE as everywhere } from '@/app/api/users/sessions/route';
import { POST as setPin } from '@/app/api/security/pin/route';
import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { POST as challenge } from '@/app/api/auth/webauthn/challenge/route';
import { POST as createInvoice } from '@/app/api/invoices/route';
import { POST as send } from '@/app/api/invoices/[id]/send/route';
import { POST as apply } from '@/app/api/partners/apply/route';
import { registration } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute, cookieOf } from '@/tests/support/http';
import { callNextAuth } from '@/tests/support/next-auth';
import { portalInput } from '@/tests/support/partners';
import { openEvents } from '@/tests/support/streams';
import { stopListening } from '@/lib/platform/events';

jest.mock('next/headers', () => jest.requireActual('../../support/next-headers'));
afterAll(stopListening);

const say = (line: string) => process.stderr.write(`ATTACK ${line}\n`);
const password = 'correct horse battery staple';
let n = 0;
async function open(email = `o${(n += 1)}@example.com`) {
  const answer = await callRoute(register, { method: 'POST', body: registration({ email, password }) });
  return { email, ...cookieOf(answer)! };
}
const signIn = async (email: string, pw = password, from = '203.0.113.7', as: { cookie: string } | null = null) =>
  callRoute(login, { method: 'POST', body: { email, password: pw }, headers: { 'x-socket-address': from }, as });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('4', async () => {
  const thief = await open();
  const a = await callRoute(challenge, { method: 'POST', as: thief });
  const b = await callRoute(setPin, { method: 'POST', as: thief, body: { pin: '482915' } });
  say(`4 stolen session, no password: passkey challenge ${a.status}, PIN ${b.status}`);
});
it('6', async () => {
  const thief = await open();
  const made = await callRoute(makeCodes, { method: 'POST', as: thief });
  const planted = (made.body as { codes?: string[] }).codes?.[0] ?? 'AAAA-AAAA-AAAA-AAAA';
  await callRoute(setPin, { method: 'POST', as: thief, body: { pin: '482915', password } });
  const again = cookieOf(await signIn(thief.email))!;
  const used = await callRoute(stepUp, { method: 'POST', as: again, body: { recoveryCode: planted } });
  say(`6 codes planted without password ${made.status}; they confirm after the first PIN ${used.status}`);
});
it('5', async () => {
  const squatter = await open('closing@bluebonnet-title.example');
  const made = await callRoute(createInvoice, {
    method: 'POST', as: squatter,
    body: { id: crypto.randomUUID(), clientType: 'title', billTo: { name: 'V', email: 'victim@example.com' }, meta: { property: 'x' }, items: [{ description: 'x', qty: 1, unit: 95, taxRate: 0 }] },
  });
  const id = (made.body as { id: string; invoice?: { id: string } }).invoice?.id ?? (made.body as { id: string }).id;
  const sent = await callRoute(send, { method: 'POST', as: squatter, params: { id }, url: `/api/invoices/${id}/send` });
  say(`5 invoice from an address that nobody confirmed: send ${sent.status}, mails out ${smtp.mails.length}`);
  await callRoute(apply, { method: 'POST', body: portalInput({ email: 'ceo@bigbank.example' }) });
  say(`5 application under a stranger's address: rows ${(await query('SELECT 1 FROM partner_applications')).length}`);
  const roles = await import('@/lib/accounts/commands/users').then((m) => (m as never as { setRole?: (e: string, r: string) => Promise<void> }).setRole ?? import('@/lib/accounts/commands/roles' as string).then((r: { setRole: (e: string, r: string) => Promise<void> }) => r.setRole));
  const outcome = await (roles as (e: string, r: string) => Promise<void>)(squatter.email, 'admin').then(() => 'raised', (e: Error) => e.message);
  const [row] = await query<{ role: string }>('SELECT role::text FROM users WHERE email = $1', [squatter.email]);
  say(`5 npm run admin on a squatter: ${outcome}; role ${row!.role}; old session ${(await callRoute(me, { as: squatter })).status}`);
});
it('7', async () => {
  const owner = await open();
  const csrf = await callNextAuth('csrf');
  const cookie = csrf.headers.getSetCookie().find((l) => l.startsWith('next-auth.csrf-token='))!.split(';')[0];
  await callNextAuth('signout', { method: 'POST', as: { cookie: `${owner.cookie}; ${cookie}` }, headers: form, rawBody: new URLSearchParams({ csrfToken: (csrf.body as { csrfToken: string }).csrfToken, callbackUrl: '/', json: 'true' }).toString() });
  say(`7 copied cookie after sign-out: me ${(await callRoute(me, { as: owner })).status}`);
  const other = await open();
  const renewed = await callNextAuth('session', { as: other });
  say(`7 GET /api/auth/session hands out a cookie: ${cookieOf(renewed) ? 'yes' : 'no'}`);
});
it('8', async () => {
  const owner = await open();
  const stream = await openEvents(events, { as: owner });
  await stream.next();
  const at = performance.now();
  await callRoute(everywhere, { method: 'DELETE', as: owner });
  const end = await Promise.race([stream.next().then((x) => (x === null ? `${Math.round(performance.now() - at)} ms` : 'sent more'), () => 'open after 10 s')]);
  say(`8 stream after "sign out everywhere": ${end}`);
  await stream.close().catch(() => undefined);
});
it('9', async () => {
  const owner = await open();
  const device = cookieOf(await signIn(owner.email), 'known-device');
  for (let i = 0; i < 10; i += 1) await signIn(owner.email, 'wrong', '198.51.100.1');
  say(`9 owner elsewhere after ten wrong passwords of a stranger: ${(await signIn(owner.email)).status}`);
  for (let p = 2; p < 12; p += 1) for (let i = 0; i < 10; i += 1) await signIn(owner.email, 'wrong', `198.51.100.${p}`);
  say(`9 owner's own browser after a hundred from ten networks: ${(await signIn(owner.email, password, '203.0.113.7', device)).status}`);
});

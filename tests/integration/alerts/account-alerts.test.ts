import { POST as stepUp } from '@/app/api/security/step-up/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as register } from '@/app/api/users/register/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { readAlerts } from '@/tests/support/alerts';
import { registration } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { guardWithPin, listNotifications, wrongPin } from '@/tests/support/guards';
import { callRoute, cookieOf } from '@/tests/support/http';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const logIn = (email: string, as: { cookie: string } | null = null) =>
  callRoute(login, {
    method: 'POST',
    url: '/api/users/login',
    as,
    body: { email, password: testPassword },
    headers: { 'user-agent': firefox },
  });

describe('a login from a new browser', () => {
  it('raises an alert that names the browser, and none when that browser comes back', async () => {
    const owner = await createOwner();
    const first = await logIn(owner.user.email);
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'sign_in.new_device',
        level: 'MEDIUM',
        title: 'A login from a new browser: Firefox on Windows',
        facts: { device: 'Firefox on Windows', place: null },
      },
    ]);
    await logIn(owner.user.email, cookieOf(first, 'known-device'));
    expect(await readAlerts(owner)).toHaveLength(1);
  });

  it('tells of it by one email', async () => {
    const owner = await createOwner();
    const first = await logIn(owner.user.email);
    await logIn(owner.user.email, cookieOf(first, 'known-device'));
    const mailed = await query<{ title: string }>(
      `SELECT n.title FROM pgboss.job j JOIN notifications n ON n.id = (j.data->>'id')::uuid
       WHERE j.name = 'notification-mail' AND n.user_id = $1`,
      [owner.user.id],
    );
    expect(mailed).toEqual([{ title: 'A login from a new browser: Firefox on Windows' }]);
  });

  it('raises none with a wrong password', async () => {
    const owner = await createOwner();
    await callRoute(login, { method: 'POST', body: { email: owner.user.email, password: 'wrong-password' } });
    expect(await readAlerts(owner)).toEqual([]);
  });

  it('raises none at registration, and none when the account comes back on that browser', async () => {
    const answer = await callRoute(register, {
      method: 'POST',
      url: '/api/users/register',
      body: registration({ email: 'new@example.com', password: testPassword }),
    });
    expect(answer.status).toBe(201);
    await logIn('new@example.com', cookieOf(answer, 'known-device'));
    expect(await query('SELECT kind FROM alerts')).toEqual([]);
  });
});

describe('a PIN that is locked', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  async function lockPin(owner: Person) {
    for (let tries = 0; tries < 5; tries += 1) {
      await callRoute(stepUp, { method: 'POST', as: owner, body: { pin: wrongPin } });
    }
  }

  it('raises an alert, of which the notice that there was tells', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await lockPin(owner);
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'step_up.failed',
        level: 'HIGH',
        title: '5 wrong PINs were entered in a row',
        facts: { tries: 5, way: 'pin' },
      },
    ]);
    const types = (await listNotifications(owner)).map(({ type }) => type);
    expect(types.filter((type) => type === 'pin.locked')).toHaveLength(1);
    expect(types).not.toContain('alert.raised');
    const [{ href } = { href: '' }] = await query<{ href: string }>(
      "SELECT href FROM notifications WHERE type = 'pin.locked'",
    );
    const [alert] = await query<{ id: string }>('SELECT id FROM alerts');
    expect(href).toBe(`/alerts/${alert!.id}`);
  });

  it('raises no other one while that is active, and one again after it', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await lockPin(owner);
    advanceClock({ minutes: 16 });
    await lockPin(owner);
    expect(await readAlerts(owner)).toHaveLength(1);
    await query("UPDATE alerts SET status = 'resolved'");
    advanceClock({ minutes: 16 });
    await lockPin(owner);
    expect(await readAlerts(owner)).toHaveLength(2);
  });
});

import { GET, PUT } from '@/app/api/notifications/preferences/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { preferencesInput } from '@/tests/support/notifications';
import { listAudit, snapshot } from '@/tests/support/rows';

const read = (as: { cookie: string } | null) => callRoute(GET, { as });
const save = (as: { cookie: string } | null, body: unknown) => callRoute(PUT, { method: 'PUT', as, body });

const asPreset = (email: string) => ({
  ...preferencesInput(),
  emailAddress: email,
  phoneNumber: null,
  timeZone: null,
  pushKey: null,
  isSmsAvailable: false,
});

describe('GET /api/notifications/preferences', () => {
  it('has what is usual for whoever chose nothing: quiet hours from 22:00 to 07:00, off', async () => {
    const owner = await createOwner();
    const answer = await read(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(asPreset(owner.user.email));
  });

  it('says where email goes, and the zone of the account', async () => {
    const owner = await createOwner();
    await query("UPDATE users SET time_zone = 'America/Chicago', phone = '+15125550142' WHERE id = $1", [
      owner.actor.id,
    ]);
    expect((await read(owner)).body).toMatchObject({
      timeZone: 'America/Chicago',
      phoneNumber: '+15125550142',
    });
  });

  it('answers a visitor with 401', async () => expect((await read(visitor)).status).toBe(401));
});

describe('PUT /api/notifications/preferences', () => {
  const chosen = preferencesInput({
    emailEnabled: false,
    quietHours: { enabled: true, start: '21:30', end: '06:15' },
    alertTypes: { ...preferencesInput().alertTypes, documents: false, plan: false },
  });

  it('keeps what was chosen, writes it down, and answers with it', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const answer = await save(owner, chosen);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...asPreset(owner.user.email), ...chosen });
    expect((await read(owner)).body).toEqual(answer.body);
    expect((await read(other)).body).toEqual(asPreset(other.user.email));
    expect(await listAudit(owner.actor.id)).toMatchObject([{ type: 'notification_preferences.changed' }]);
    await save(owner, preferencesInput());
    expect((await read(owner)).body).toEqual(asPreset(owner.user.email));
  });

  it.each([
    ['text messages, which nobody sends', { smsEnabled: true }, 'Text messages are not available yet.'],
    [
      'quiet hours that end as they begin',
      { quietHours: { enabled: true, start: '22:00', end: '22:00' } },
      'Please choose an end that differs from the start.',
    ],
    [
      'a time that is none',
      { quietHours: { enabled: true, start: '25:00', end: '07:00' } },
      'Please enter a time, such as 22:00.',
    ],
    [
      'what secures the account, turned off',
      { alertTypes: { ...preferencesInput().alertTypes, account: false } },
      'What secures your account cannot be turned off.',
    ],
  ])('refuses %s, says why, and changes nothing', async (_, overrides, why) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await save(owner, preferencesInput(overrides));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(why);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a half, and visitors', async () => {
    const owner = await createOwner();
    expect((await save(owner, { emailEnabled: true })).status).toBe(422);
    expect((await save(visitor, preferencesInput())).status).toBe(401);
  });
});

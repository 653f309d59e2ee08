import { GET, POST } from '@/app/api/fraud/report/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { fraudInput, lockedProperty, recordedAlert } from '@/tests/support/fraud';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (body: unknown, as: Person | typeof visitor = visitor) =>
  callRoute(POST, { method: 'POST', url: '/api/fraud/report', body, as });
const preview = (eventId: string, as: Person | typeof visitor = visitor) =>
  callRoute(GET, { url: `/api/fraud/report?eventId=${eventId}`, as });
const statusOf = async (id: string) =>
  (await query<{ status: string }>('SELECT status::text FROM alerts WHERE id = $1', [id]))[0]?.status;
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

describe('POST /api/fraud/report, a visitor', () => {
  it('opens a case that reaches us alone, kept here where no email goes out', async () => {
    const answer = await post(fraudInput());

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      caseId: expect.stringMatching(NUMBER) as string,
      sent_to: ['DeedGuard & GuardSign'],
      transport: 'preview',
    });
    const [row] = await query<Record<string, unknown>>('SELECT * FROM fraud_cases');
    expect(row).toMatchObject({
      number: (answer.body as { caseId: string }).caseId,
      state: 'TX',
      county: 'Travis County',
      summary: 'A deed that I did not sign',
      reporter_email: 'grace@example.com',
      user_id: null,
      alert_id: null,
      lock_id: null,
      county_contact: null,
      county_untold: 'visitor',
    });
    expect(await listAudit(row!.id as string)).toEqual([
      {
        type: 'fraud.reported',
        actor_id: null,
        subject_id: row!.id,
        data: { severity: 'HIGH', county: false },
      },
    ]);
  });

  it('sends nothing to the address that was typed', async () => {
    await post(fraudInput());

    expect(await countRows('notifications')).toBe(0);
    expect(await query("SELECT 1 FROM mails WHERE to_address = 'grace@example.com'")).toEqual([]);
  });

  it('does not touch the alert of an owner whose id it names', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada, await lockedProperty(ada));

    expect((await post(fraudInput({ eventId }))).status).toBe(201);
    expect(await statusOf(eventId)).toBe('active');
    expect(await query('SELECT alert_id, lock_id FROM fraud_cases')).toEqual([
      { alert_id: null, lock_id: null },
    ]);
  });

  it('gets the same case for the same words, also at the same moment, and a new one for others', async () => {
    const [first, second] = await Promise.all([post(fraudInput()), post(fraudInput())]);
    expect(second.body).toEqual(first.body);
    expect(await countRows('fraud_cases')).toBe(1);

    expect((await post(fraudInput({ details: 'More.' }))).body).not.toEqual(first.body);
    expect(await countRows('fraud_cases')).toBe(2);
  });

  it('may send five an hour', async () => {
    for (let at = 0; at < 5; at += 1) expect((await post(fraudInput({ details: `${at}` }))).status).toBe(201);

    expect((await post(fraudInput({ details: 'One more.' }))).status).toBe(429);
    expect(await countRows('fraud_cases')).toBe(5);
  });
});

describe('POST /api/fraud/report, an owner', () => {
  it('escalates the alert, ties the case to it and to its property, and tells the account', async () => {
    const ada = await createOwner();
    const lockId = await lockedProperty(ada);
    const eventId = await recordedAlert(ada, lockId);
    const { status, body } = await post(fraudInput({ eventId }), ada);

    expect(status).toBe(201);
    const { caseId } = body as { caseId: string };
    expect(await statusOf(eventId)).toBe('escalated');
    const [row] = await query<{ id: string }>('SELECT id, alert_id, lock_id, user_id FROM fraud_cases');
    expect(row).toMatchObject({ alert_id: eventId, lock_id: lockId, user_id: ada.actor.id });
    expect((await listAudit(eventId)).map(({ type }) => type)).toEqual(['alert.raised', 'alert.escalated']);
    expect(await query(`SELECT title, href FROM notifications WHERE type = 'fraud.reported'`)).toEqual([
      { title: `Fraud case ${caseId} is open`, href: `/cases/${caseId}` },
    ]);
  });

  it('opens one case for one alert, however often and in whatever words', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada, await lockedProperty(ada));
    const [first, second] = await Promise.all([
      post(fraudInput({ eventId }), ada),
      post(fraudInput({ eventId }), ada),
    ]);
    expect(second.body).toEqual(first.body);

    const { caseId } = first.body as { caseId: string };
    const other = await post(fraudInput({ eventId, details: 'There is more.' }), ada);
    expect(other.status).toBe(409);
    expect(other.text).toContain(caseId);
    expect(await countRows('fraud_cases')).toBe(1);
    expect((await listAudit(eventId)).filter(({ type }) => type === 'alert.escalated')).toHaveLength(1);
  });

  it('leaves the alert of somebody else alone', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada, await lockedProperty(ada));

    expect((await post(fraudInput({ eventId }), await createOwner())).status).toBe(201);
    expect(await statusOf(eventId)).toBe('active');
  });

  it('leaves a resolved alert resolved, and has its case all the same', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada);
    await query(`UPDATE alerts SET status = 'resolved' WHERE id = $1`, [eventId]);

    expect((await post(fraudInput({ eventId }), ada)).status).toBe(201);
    expect(await statusOf(eventId)).toBe('resolved');
  });

  it('is about the lock whose address it names, where the alert is of another one', async () => {
    const ada = await createOwner();
    const [meant, alerted] = [await lockedProperty(ada), await lockedProperty(ada)];
    const eventId = await recordedAlert(ada, alerted);
    const [lock] = await query<{ property_address: string }>(
      'SELECT property_address FROM deed_locks WHERE id = $1',
      [meant],
    );
    await post(fraudInput({ eventId, propertyAddress: lock!.property_address }), ada);

    expect(await query('SELECT lock_id, alert_id FROM fraud_cases')).toEqual([
      { lock_id: meant, alert_id: eventId },
    ]);
  });

  it('finds the lock by its address where there is no alert', async () => {
    const ada = await createOwner();
    const lockId = await lockedProperty(ada);
    const [lock] = await query<{ property_address: string }>('SELECT property_address FROM deed_locks');
    await post(fraudInput({ propertyAddress: lock!.property_address.toUpperCase() }), ada);

    expect(await query('SELECT lock_id FROM fraud_cases')).toEqual([{ lock_id: lockId }]);
  });
});

describe('POST /api/fraud/report, bad input', () => {
  it.each([
    ['eventId', { eventId: ' ' }],
    ['eventId', { eventId: '<b>1</b>' }],
    ['severity', { severity: 'LOUD' }],
    ['state', { state: 'Xanadu' }],
    ['state', { state: '<i>TX</i>' }],
    ['county', { county: '<script>alert(1)</script>' }],
    ['county', { county: undefined }],
    ['propertyAddress', { propertyAddress: '<img src=x>' }],
    ['summary', { summary: '<a href="https://evil.example">look</a>' }],
    ['summary', { summary: 'two\nlines' }],
    ['details', { details: 'See <a href="https://evil.example">this</a>' }],
    ['details', { details: '<!-- hidden -->' }],
    ['details', { details: 'x'.repeat(4001) }],
    ['reporter.name', { reporter: { name: '<b>Grace</b>', email: 'grace@example.com' } }],
    ['reporter.email', { reporter: { name: 'Grace', email: 'grace' } }],
    ['reporter', { reporter: 'Grace' }],
  ])('names a bad %s and changes nothing', async (field, part) => {
    const before = [await snapshot(), await countRows('fraud_cases')];
    const answer = await post(fraudInput(part));

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect([await snapshot(), await countRows('fraud_cases')]).toEqual(before);
  });

  it('takes a text with < and > in it that is no HTML', async () => {
    expect((await post(fraudInput({ details: 'It says 5 < 7 and a > b.' }))).status).toBe(201);
  });
});

describe('GET /api/fraud/report', () => {
  it('tells a visitor that a report reaches us alone, and nothing of an alert that is not theirs', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada, await lockedProperty(ada));

    expect((await preview(eventId)).body).toEqual({
      sendsTo: ['DeedGuard & GuardSign'],
      countyUntold: 'visitor',
      transport: 'preview',
      openCase: null,
      known: { isOwn: false, state: null, county: null, propertyAddress: null },
    });
  });

  it('knows the property of an owner’s alert, and its open case', async () => {
    const ada = await createOwner();
    const eventId = await recordedAlert(ada, await lockedProperty(ada));
    const { body } = await post(fraudInput({ eventId }), ada);

    expect((await preview(eventId, ada)).body).toMatchObject({
      openCase: (body as { caseId: string }).caseId,
      countyUntold: 'no_contact',
      known: { isOwn: true, state: 'TX', county: 'Travis County' },
    });
  });
});

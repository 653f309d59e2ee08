import { POST } from '@/app/api/v1/fraud/report/route';
import type { ApiFraudReport } from '@/lib/programs/schema/fraud';
import type { ApiProperty } from '@/lib/programs/schema/properties';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { agreedLock, askToLock, listEvents, lockCall } from '@/tests/support/partner-locks';
import { listJobs } from '@/tests/support/requests';
import { countRows, listAudit } from '@/tests/support/rows';

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
const time = expect.any(String) as string;
const seen = { alert_type: 'unexpected_recording', confidence: 0.8 };
const report = (headers: Record<string, string>, body: object) =>
  callRoute(POST, { method: 'POST', url: '/api/v1/fraud/report', headers, body });

/** But of the lock itself, which the owner agreed to. */
const listTold = async (owner: Person) =>
  (await listNotifications(owner)).filter(({ type }) => type !== 'deed.ordered');

async function locked() {
  const partner = await createPartner();
  const { headers } = await createApiKey(partner, { mode: 'live' });
  const owner = await createOwner();
  return { partner, headers, owner, ...(await agreedLock(headers, owner)) };
}

describe('POST /v1/fraud/report with a live key', () => {
  it('opens a case that we look at, and tells the owner', async () => {
    const { partner, headers, owner, id } = await locked();
    const answer = await report(headers, { property_id: id, ...seen, note: 'A deed of Monday.\nCall us.' });

    expect(answer.status).toBe(201);
    const { case_id, case_number } = answer.body as ApiFraudReport;
    expect(answer.body).toEqual({
      case_id: uuid,
      case_number: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
      property_id: id,
      ...seen,
      note: 'A deed of Monday.\nCall us.',
      severity: 'HIGH',
      status: 'open',
      created_at: time,
      closed_at: null,
      mode: 'live',
    });
    expect(await query('SELECT * FROM fraud_cases')).toMatchObject([
      {
        id: case_id,
        number: case_number,
        organization_id: partner.id,
        partner_lock_id: id,
        user_id: partner.owner.user.id,
        lock_id: null,
        alert_id: null,
        state: 'TX',
        county: 'Travis County',
        summary: 'An unexpected recording, reported by Lone Star Title',
        county_contact: null,
        county_untold: 'partner',
      },
    ]);
    expect(await listJobs('fraud-reported')).toEqual([case_id]);
    expect((await listAudit(case_id)).map(({ type }) => type)).toEqual(['fraud.reported']);
    expect(await listTold(owner)).toMatchObject([
      { type: 'fraud.reported', title: 'A suspicion about your property was reported' },
    ]);
    expect((await listEvents()).at(-1)).toEqual({
      type: 'fraud.detected',
      mode: 'live',
      organization_id: partner.id,
      data: { case_id, property_id: id, ...seen, severity: 'HIGH', status: 'open', mode: 'live' },
    });
  });

  it.each([
    [1, 'CRITICAL'],
    [0.9, 'CRITICAL'],
    [0.89, 'HIGH'],
    [0.7, 'HIGH'],
    [0.4, 'MEDIUM'],
    [0.39, 'LOW'],
    [0, 'LOW'],
  ])('takes a confidence of %d for %s', async (confidence, severity) => {
    const { headers, id } = await locked();
    expect((await report(headers, { property_id: id, ...seen, confidence })).body).toMatchObject({
      severity,
    });
  });

  it('is the same case for the same report while that is open', async () => {
    const { headers, owner, id } = await locked();
    const first = await report(headers, { property_id: id, ...seen });

    expect((await report(headers, { property_id: id, ...seen })).body).toEqual(first.body);
    expect(await countRows('fraud_cases')).toBe(1);
    expect(await listTold(owner)).toHaveLength(1);
  });

  it('is one open case of a property and a kind, whatever it says and however many come at once', async () => {
    const { headers, owner, id } = await locked();
    const notes = ['One.', 'Two.', 'Three.', 'Four.'];
    const answers = await Promise.all(
      notes.map((note) => report(headers, { property_id: id, ...seen, note })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await countRows('fraud_cases')).toBe(1);
    expect(await listTold(owner)).toHaveLength(1);
    const other = { property_id: id, ...seen, alert_type: 'title_dispute' };
    expect((await report(headers, other)).status).toBe(201);
    await query('UPDATE fraud_cases SET closed_at = now()');
    expect((await report(headers, { property_id: id, ...seen, note: 'More.' })).status).toBe(201);
  });

  it('is refused for a property whose owner has not agreed, and one of another organization', async () => {
    const { headers, id } = await locked();
    const asked = await askToLock(
      headers,
      lockCall('owner@example.com', { property_address: '9 Oak Ave, Austin, TX 78701' }),
    );
    const { property_id } = asked.body as ApiProperty;
    const other = await createApiKey(await createPartner({ name: 'Other' }), { mode: 'live' });

    expect((await report(headers, { property_id, ...seen })).status).toBe(409);
    expect((await report(other.headers, { property_id: id, ...seen })).status).toBe(404);
    expect(await countRows('fraud_cases')).toBe(0);
  });
});

describe('POST /v1/fraud/report with a test key', () => {
  it('opens a case of the sandbox that nobody looks at', async () => {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner);
    const { property_id } = (await askToLock(headers, lockCall('owner@example.com'))).body as ApiProperty;
    const answer = await report(headers, { property_id, ...seen });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ case_number: null, property_id, severity: 'HIGH', mode: 'test' });
    expect(await countRows('fraud_cases')).toBe(0);
    expect(await countRows('notifications')).toBe(0);
    expect((await listEvents()).map(({ type, mode }) => [type, mode])).toEqual([
      ['property.locked', 'test'],
      ['fraud.detected', 'test'],
    ]);
  });

  it('knows only properties of the sandbox', async () => {
    const { partner, id } = await locked();
    const { headers } = await createApiKey(partner);

    expect((await report(headers, { property_id: id, ...seen })).status).toBe(404);
  });
});

describe('POST /v1/fraud/report, wrong', () => {
  it.each([
    [{ property_id: 'prop_51b0' }, 'property_id'],
    [{ alert_type: 'ghosts' }, 'alert_type'],
    [{ confidence: 1.1 }, 'confidence'],
    [{ confidence: -0.1 }, 'confidence'],
    [{ confidence: '0.8' }, 'confidence'],
    [{ note: '<b>' }, 'note'],
    [{ note: 'x'.repeat(2001) }, 'note'],
  ])('says what is wrong with %j', async (wrong, field) => {
    const { headers } = await createApiKey(await createPartner());
    const property_id = '3f2b8c1e-6f0a-4c53-9a53-0a4f0a6f7d11';
    const answer = await report(headers, { property_id, ...seen, ...wrong });

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it('wants the scope fraud:write', async () => {
    const { headers } = await createApiKey(await createPartner(), { scopes: ['fraud:read'] });
    expect((await report(headers, {})).status).toBe(403);
  });
});

import { POST } from '@/app/api/partnerships/apply/route';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { partnershipInput, waitingFor } from '@/tests/support/partners';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const apply = (body: unknown) => callRoute(POST, { method: 'POST', url: '/api/partnerships/apply', body });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

afterEach(releaseClock);

describe('POST /api/partnerships/apply', () => {
  it('keeps what was told, asks for the emails, and audits it without personal data', async () => {
    holdClock();
    const answer = await apply(partnershipInput());

    expect(answer.status).toBe(201);
    const id = idOf(answer);
    expect(answer.body).toEqual({ id });
    expect(await query('SELECT * FROM partner_applications')).toEqual([
      {
        id,
        form: 'partnerships',
        status: 'pending',
        content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        company: 'Lovelace Lending',
        contact_name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '+1 512 555 0199',
        website: null,
        message: 'Evidence for our portfolio.',
        kind: 'lender',
        volume: '201-1000',
        request_beta_access: true,
        confirmed_at: new Date('2026-11-20T15:04:05.678Z'),
        created_at: new Date('2026-11-20T15:04:05.678Z'),
        decided_at: null,
        decided_by_id: null,
        ended_at: null,
        decision_note: null,
      },
    ]);
    expect(await listAudit(id)).toEqual([
      { type: 'partner.applied', actor_id: null, subject_id: id, data: { form: 'partnerships' } },
    ]);
    expect(await waitingFor('partner-received')).toEqual([id]);
  });

  it('takes the same application again as the one that is there, and says so the same way', async () => {
    const first = await apply(partnershipInput());
    const again = await apply(partnershipInput());

    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await countRows('partner_applications')).toBe(1);
  });

  it.each<[string, object]>([
    ['companyName', { companyName: undefined }],
    ['companyName', { companyName: '<b>Acme</b>' }],
    ['contactName', { contactName: '' }],
    ['contactName', { contactName: '<img src=x onerror=alert(1)>' }],
    ['email', { email: undefined }],
    ['email', { email: 'ada@' }],
    ['phone', { phone: '1' }],
    ['partnerType', { partnerType: undefined }],
    ['partnerType', { partnerType: '' }],
    ['partnerType', { partnerType: 'title_company' }],
    ['message', { message: undefined }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(4001) }],
    ['volume', { volume: '5000' }],
    ['requestBetaAccess', { requestBetaAccess: 'on' }],
  ])('names a bad %s (%j) and changes nothing', async (field, overrides) => {
    const before = await snapshot();
    const answer = await apply({ ...partnershipInput(), ...overrides });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('keeps five of a hundred applications within an hour', async () => {
    holdClock();
    const statuses: number[] = [];
    for (let at = 0; at < 100; at += 1)
      statuses.push((await apply(partnershipInput({ companyName: `Company ${at}` }))).status);

    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.slice(5)).toEqual(Array.from({ length: 95 }, () => 429));
    expect(await countRows('partner_applications')).toBe(5);
  });
});

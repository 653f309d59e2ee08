import { POST } from '@/app/api/partners/apply/route';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { portalInput, waitingFor } from '@/tests/support/partners';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const apply = (body: unknown) => callRoute(POST, { method: 'POST', url: '/api/partners/apply', body });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

afterEach(releaseClock);

describe('POST /api/partners/apply', () => {
  it('keeps what was told, asks for the emails, and audits it without personal data', async () => {
    holdClock();
    const answer = await apply(portalInput());

    expect(answer.status).toBe(201);
    const id = idOf(answer);
    expect(answer.body).toEqual({ id });
    expect(await query('SELECT * FROM partner_applications')).toEqual([
      {
        id,
        form: 'portal',
        status: 'pending',
        content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        company: 'Hopper & Daughters Title',
        contact_name: 'Grace Hopper',
        email: 'grace@example.com',
        phone: '+1 512 555 0100',
        website: 'https://title.example.com/about',
        message: 'We close in two counties.\nA third comes next year.',
        kind: 'title_company',
        volume: null,
        request_beta_access: false,
        confirmed_at: new Date('2026-11-20T15:04:05.678Z'),
        created_at: new Date('2026-11-20T15:04:05.678Z'),
        decided_at: null,
        decided_by_id: null,
        ended_at: null,
        decision_note: null,
      },
    ]);
    expect(await listAudit(id)).toEqual([
      { type: 'partner.applied', actor_id: null, subject_id: id, data: { form: 'portal' } },
    ]);
    expect(await waitingFor('partner-received')).toEqual([id]);
  });

  it('takes company and email alone, and empty fields as none', async () => {
    const answer = await apply({
      company: 'Acme',
      email: 'a@example.com',
      phone: '',
      contactName: ' ',
      website: '',
      description: '',
      serviceType: '',
    });

    expect(answer.status).toBe(201);
    expect(
      await query('SELECT phone, contact_name, website, message, kind FROM partner_applications'),
    ).toEqual([{ phone: null, contact_name: null, website: null, message: null, kind: 'other' }]);
  });

  it('takes the same application again as the one that is there, and says so the same way', async () => {
    const first = await apply(portalInput());
    const again = await apply(
      portalInput({ email: 'GRACE@example.com', company: ' Hopper & Daughters Title ' }),
    );

    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await countRows('partner_applications')).toBe(1);
    expect(await listAudit(idOf(first))).toHaveLength(1);
    expect(await waitingFor('partner-received')).toEqual([idOf(first)]);
  });

  it.each<[string, object]>([
    ['company', { company: 'Another Title' }],
    ['phone', { phone: undefined }],
    ['description', { description: 'Other words.' }],
    ['service type', { serviceType: 'attorney' }],
  ])('takes another %s as another application', async (_, overrides) => {
    const first = await apply(portalInput());
    const second = await apply(portalInput(overrides));

    expect(idOf(second)).not.toBe(idOf(first));
    expect(await countRows('partner_applications')).toBe(2);
  });

  it('keeps one when the same one comes several times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => apply(portalInput())));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await countRows('partner_applications')).toBe(1);
    expect(await waitingFor('partner-received')).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['company', { company: undefined }],
    ['company', { company: ' ' }],
    ['company', { company: '<script>alert(1)</script>' }],
    ['company', { company: 'x'.repeat(201) }],
    ['company', { company: 'two\nlines' }],
    ['company', { company: 7 }],
    ['email', { email: undefined }],
    ['email', { email: '' }],
    ['email', { email: 'grace' }],
    ['email', { email: ['a@example.com', 'b@example.com'] }],
    ['contactName', { contactName: 'Grace <b>Hopper</b>' }],
    ['phone', { phone: 'call me' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'example' }],
    ['description', { description: 'x'.repeat(4001) }],
    ['description', { description: 'a\u0000b' }],
    ['serviceType', { serviceType: 'lender' }],
    ['serviceType', { serviceType: 'Title Company' }],
  ])('names a bad %s (%j) and changes nothing', async (field, overrides) => {
    const before = await snapshot();
    const answer = await apply({ ...portalInput(), ...overrides });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
    expect(await waitingFor('partner-received')).toEqual([]);
  });

  it('keeps five of a hundred applications within an hour, and the next one after it', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const answers = [];
    for (let at = 0; at < 100; at += 1) answers.push(await apply(portalInput({ company: `Company ${at}` })));

    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 95 }, () => 429),
    ]);
    expect(answers[5]?.headers.get('retry-after')).toBe('3600');
    expect(await query('SELECT company FROM partner_applications ORDER BY company')).toEqual(
      [0, 1, 2, 3, 4].map((at) => ({ company: `Company ${at}` })),
    );
    expect(await waitingFor('partner-received')).toHaveLength(5);

    advanceClock({ minutes: 60 });
    expect((await apply(portalInput())).status).toBe(201);
  });
});

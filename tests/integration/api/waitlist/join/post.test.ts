import { POST } from '@/app/api/waitlist/join/route';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { waitlistInput } from '@/tests/support/waitlist';

const join = (body: unknown) => callRoute(POST, { method: 'POST', url: '/api/waitlist/join', body });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

afterEach(releaseClock);

describe('POST /api/waitlist/join', () => {
  it('keeps what was told, and an audit event without personal data', async () => {
    holdClock();
    const answer = await join(waitlistInput());

    expect(answer.status).toBe(201);
    const id = idOf(answer);
    expect(answer.body).toEqual({ id });
    const at = new Date('2026-11-20T15:04:05.678Z');
    expect(await query('SELECT * FROM waitlist_entries')).toEqual([
      {
        id,
        email: 'grace@example.com',
        name: 'Grace Hopper',
        company_name: 'Navy Signings',
        phone: '+1 512 555 0100',
        state: 'Texas',
        experience: 'experienced',
        specializations: ['Real Estate Closings', 'Loan Signings'],
        current_volume: '26-75',
        availability: 'flexible',
        motivation: 'I know my county.\nAnd its roads.',
        request_beta_access: true,
        accepted_at: at,
        confirmed_at: at,
        created_at: at,
        updated_at: at,
      },
    ]);
    expect(await listAudit(id)).toEqual([
      { type: 'waitlist.joined', actor_id: null, subject_id: id, data: {} },
    ]);
  });

  it('takes what is required alone, and empty fields as none', async () => {
    const answer = await join({
      name: 'Grace Hopper',
      email: 'grace@example.com',
      companyName: '',
      phone: '',
      currentVolume: '',
      state: 'New York',
      experience: 'new',
      availability: 'on-demand',
      motivation: 'To learn.',
      ndaAccepted: true,
      termsAccepted: true,
    });

    expect(answer.status).toBe(201);
    expect(
      await query(
        'SELECT company_name, phone, current_volume, specializations, request_beta_access FROM waitlist_entries',
      ),
    ).toEqual([
      {
        company_name: null,
        phone: null,
        current_volume: null,
        specializations: [],
        request_beta_access: false,
      },
    ]);
  });

  it('takes the same email again as new answers of the same person, and says so the same way', async () => {
    holdClock();
    const first = await join(waitlistInput());
    advanceClock({ days: 1 });
    const again = await join(
      waitlistInput({
        email: 'GRACE@example.com',
        state: 'Ohio',
        companyName: undefined,
        requestBetaAccess: false,
      }),
    );

    expect(again.status).toBe(first.status);
    expect(Object.keys(again.body as object)).toEqual(Object.keys(first.body as object));
    expect(idOf(again)).toBe(idOf(first));
    expect(
      await query(
        'SELECT state, company_name, request_beta_access, created_at, updated_at, accepted_at FROM waitlist_entries',
      ),
    ).toEqual([
      {
        state: 'Ohio',
        company_name: null,
        request_beta_access: false,
        created_at: new Date('2026-11-20T15:04:05.678Z'),
        updated_at: new Date('2026-11-21T15:04:05.678Z'),
        accepted_at: new Date('2026-11-21T15:04:05.678Z'),
      },
    ]);
    expect(await listAudit(idOf(first))).toHaveLength(2);
  });

  it('makes one row when one email joins several times at once', async () => {
    const answers = await Promise.all(
      ['grace@example.com', 'Grace@example.com', 'GRACE@EXAMPLE.COM', 'grace@example.com'].map((email) =>
        join(waitlistInput({ email })),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await countRows('waitlist_entries')).toBe(1);
  });

  it('counts a specialization that is named twice once', async () => {
    await join(waitlistInput({ specializations: ['Loan Signings', 'Loan Signings'] }));

    expect(await query('SELECT specializations FROM waitlist_entries')).toEqual([
      { specializations: ['Loan Signings'] },
    ]);
  });

  it.each<[string, object]>([
    ['name', { name: ' ' }],
    ['name', { name: undefined }],
    ['name', { name: '<script>alert(1)</script>' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'grace' }],
    ['email', { email: undefined }],
    ['companyName', { companyName: 'Navy <b>Signings</b>' }],
    ['state', { state: '' }],
    ['state', { state: 'TX' }],
    ['state', { state: 'texas' }],
    ['state', { state: 'Puerto Rico' }],
    ['experience', { experience: 'veteran' }],
    ['experience', { experience: undefined }],
    ['specializations.0', { specializations: ['Weddings'] }],
    ['specializations', { specializations: 'Loan Signings' }],
    ['currentVolume', { currentVolume: '1000' }],
    ['requestBetaAccess', { requestBetaAccess: 'yes' }],
    ['ndaAccepted', { ndaAccepted: false }],
    ['ndaAccepted', { ndaAccepted: undefined }],
    ['termsAccepted', { termsAccepted: false }],
    ['availability', { availability: 'never' }],
    ['availability', { availability: undefined }],
    ['phone', { phone: 'call me' }],
    ['motivation', { motivation: ' \n ' }],
    ['motivation', { motivation: 'x'.repeat(2001) }],
    ['motivation', { motivation: 'a\u0000b' }],
  ])('names a bad %s (%j) and changes nothing', async (field, overrides) => {
    const before = await snapshot();
    const answer = await join({ ...waitlistInput(), ...overrides });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('takes ten an hour from one address', async () => {
    for (let at = 0; at < 10; at += 1)
      expect((await join(waitlistInput({ email: `p${at}@example.com` }))).status).toBe(201);

    const refused = await join(waitlistInput({ email: 'one-more@example.com' }));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await countRows('waitlist_entries')).toBe(10);
  });
});

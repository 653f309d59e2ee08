import { GET } from '@/app/api/waitlist/route';
import { joinWaitlist } from '@/lib/partners/commands/waitlist';
import type { WaitlistPage } from '@/lib/partners/schema/waitlist';
import { createAdmin, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { waitlistInput } from '@/tests/support/waitlist';

const list = (as: Person | null, search = '') => callRoute(GET, { url: `/api/waitlist${search}`, as });

afterEach(releaseClock);

describe('GET /api/waitlist', () => {
  it('gives an admin everything, the newest first', async () => {
    holdClock();
    const first = await joinWaitlist(waitlistInput());
    advanceClock({ minutes: 1 });
    const second = await joinWaitlist(
      waitlistInput({ email: 'ada@example.com', phone: undefined, companyName: undefined }),
    );
    const answer = await list(await createAdmin());

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      next: null,
      entries: [
        expect.objectContaining({ id: second.id, email: 'ada@example.com', phone: null, companyName: null }),
        {
          id: first.id,
          name: 'Grace Hopper',
          email: 'grace@example.com',
          companyName: 'Navy Signings',
          phone: '+1 512 555 0100',
          state: 'Texas',
          experience: 'experienced',
          isConfirmed: true,
          specializations: ['Real Estate Closings', 'Loan Signings'],
          currentVolume: '26-75',
          availability: 'flexible',
          motivation: 'I know my county.\nAnd its roads.',
          requestBetaAccess: true,
          acceptedAt: expect.stringMatching(/Z$/),
          createdAt: expect.stringMatching(/Z$/),
          updatedAt: expect.stringMatching(/Z$/),
        },
      ],
    });
  });

  it('finds by a part of a name, a company or an address, with every sign as itself', async () => {
    await joinWaitlist(waitlistInput());
    await joinWaitlist(
      waitlistInput({ name: 'Ada Lovelace', email: 'ada@example.com', companyName: '100 % Notary' }),
    );
    const admin = await createAdmin();
    const emails = async (search: string) =>
      ((await list(admin, `?search=${encodeURIComponent(search)}`)).body as WaitlistPage).entries.map(
        ({ email }) => email,
      );

    expect(await emails('hopper')).toEqual(['grace@example.com']);
    expect(await emails('navy')).toEqual(['grace@example.com']);
    expect(await emails('ADA@')).toEqual(['ada@example.com']);
    expect(await emails('100 %')).toEqual(['ada@example.com']);
    expect(await emails('%')).toEqual(['ada@example.com']);
    expect((await list(admin, '?search=hopper&format=csv')).text).not.toContain('ada@example.com');
  });

  it('filters by state and experience', async () => {
    holdClock();
    for (const entry of [
      { email: 'a@example.com', state: 'Ohio' },
      { email: 'b@example.com', state: 'Ohio', experience: 'new' as const },
      { email: 'c@example.com', experience: 'new' as const },
    ]) {
      await joinWaitlist(waitlistInput(entry));
      advanceClock({ minutes: 1 });
    }
    const admin = await createAdmin();
    const emails = async (search: string) =>
      ((await list(admin, search)).body as WaitlistPage).entries.map(({ email }) => email);

    expect(await emails('?state=Ohio')).toEqual(['b@example.com', 'a@example.com']);
    expect(await emails('?state=Ohio&experience=new')).toEqual(['b@example.com']);
    expect(await emails('?state=&experience=new')).toEqual(['c@example.com', 'b@example.com']);
    expect(await emails('?state=Utah')).toEqual([]);
  });

  it.each(['?experience=none', '?state=%3Cb%3E'])('refuses %s', async (search) => {
    expect((await list(await createAdmin(), search)).status).toBe(422);
  });
});

describe('GET /api/waitlist?format=csv', () => {
  const head =
    'id,name,email,companyName,phone,state,experience,specializations,currentVolume,availability,motivation,requestBetaAccess,acceptedAt,createdAt,updatedAt';

  it('gives an admin a file in which no cell is a formula', async () => {
    await joinWaitlist(
      waitlistInput({ name: '=HYPERLINK("http://example.com")', motivation: 'Roads, "and" more.\n@home' }),
    );
    const answer = await list(await createAdmin(), '?format=csv');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="waitlist.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [first, ...rest] = answer.text.split('\r\n');
    expect(first).toBe(head);
    const row = rest.join('\r\n');
    expect(row).toContain(
      `,"'=HYPERLINK(""http://example.com"")",grace@example.com,Navy Signings,'+1 512 555 0100,Texas,`,
    );
    expect(row).toContain(
      `,"Real Estate Closings; Loan Signings",26-75,flexible,"Roads, ""and"" more.\n'@home",yes,`,
    );
    expect(row.endsWith('\r\n')).toBe(true);
  });

  it('keeps to the filter', async () => {
    await joinWaitlist(waitlistInput());
    await joinWaitlist(waitlistInput({ email: 'ada@example.com', state: 'Ohio' }));
    const admin = await createAdmin();

    expect((await list(admin, '?format=csv&state=Texas')).text.trim().split('\r\n')).toHaveLength(2);
  });
});

import { GET } from '@/app/api/waitlist/route';
import { joinWaitlist } from '@/lib/partners/commands/waitlist';
import type { WaitlistPage } from '@/lib/partners/schema/waitlist';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { waitlistInput } from '@/tests/support/waitlist';

const list = (as: Person | null, search = '') => callRoute(GET, { url: `/api/waitlist${search}`, as });

/** As many as that, the first the newest. */
const fill = (count: number) =>
  query(
    `INSERT INTO waitlist_entries (id, email, name, state, experience, specializations, availability, motivation,
       request_beta_access, accepted_at, created_at, updated_at)
     SELECT gen_random_uuid(), 'p' || n || '@example.com', 'Person ' || n, 'Texas', 'new', '{}', 'flexible', 'Why not.',
       false, now(), t, t FROM generate_series(1, $1) n, LATERAL (SELECT now() - (n / 2) * interval '1 minute') AS at(t)`,
    [count],
  );

afterEach(releaseClock);

describe('GET /api/waitlist', () => {
  it.each([
    ['a visitor', () => visitor, 401],
    ['an owner', createOwner, 403],
    ['a notary', createNotary, 403],
  ])('is closed to %s, as a list and as a file', async (_, who, status) => {
    await joinWaitlist(waitlistInput());
    const person = await who();

    for (const search of ['', '?format=csv']) {
      const answer = await list(person, search);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain('grace@example.com');
    }
  });

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

  it('says that nobody is there', async () => {
    expect((await list(await createAdmin())).body).toEqual({ entries: [], next: null });
  });

  it('goes through all pages without leaving out or repeating anybody, also when somebody joins meanwhile', async () => {
    await fill(120);
    const admin = await createAdmin();
    const seen: string[] = [];
    const sizes: number[] = [];
    let next: string | null = null;
    do {
      const { body } = await list(admin, next ? `?after=${next}` : '');
      const page = body as WaitlistPage;
      seen.push(...page.entries.map(({ name }) => name));
      sizes.push(page.entries.length);
      next = page.next;
      if (sizes.length === 1) await joinWaitlist(waitlistInput());
    } while (next);

    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    expect(seen).not.toContain('Grace Hopper');
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

  it.each(['?experience=none', '?after=first', '?format=xls', '?state=%3Cb%3E'])(
    'refuses %s',
    async (search) => {
      expect((await list(await createAdmin(), search)).status).toBe(422);
    },
  );
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
      `,Real Estate Closings; Loan Signings,26-75,flexible,"Roads, ""and"" more.\n@home",yes,`,
    );
    expect(row.endsWith('\r\n')).toBe(true);
  });

  it('holds everybody, not one page, and keeps to the filter', async () => {
    await fill(120);
    await joinWaitlist(waitlistInput({ state: 'Ohio' }));
    const admin = await createAdmin();

    expect((await list(admin, '?format=csv')).text.trim().split('\r\n')).toHaveLength(122);
    expect((await list(admin, '?format=csv&state=Texas')).text.trim().split('\r\n')).toHaveLength(121);
  });

  it('is the line of names alone when nobody is there', async () => {
    expect((await list(await createAdmin(), '?format=csv')).text).toBe(`${head}\r\n`);
  });
});

import { GET } from '@/app/api/partners/applications/route';
import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import { countApplications } from '@/lib/partners/queries/applications';
import type { PartnerApplicationPage } from '@/lib/partners/schema/applications';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { partnershipInput, portalInput } from '@/tests/support/partners';

const list = (as: Person | null, search = '') =>
  callRoute(GET, { url: `/api/partners/applications${search}`, as });
const companiesOf = async (admin: Person, search: string) =>
  ((await list(admin, search)).body as PartnerApplicationPage).applications.map(({ company }) => company);

/** As many as that, the first the newest, two in each minute. */
const fill = (count: number) =>
  query(
    `INSERT INTO partner_applications (id, form, content_hash, company, email, kind, created_at)
     SELECT gen_random_uuid(), 'portal', 'hash ' || n, 'Company ' || n, 'c' || n || '@example.com', 'other',
       now() - (n / 2) * interval '1 minute' FROM generate_series(1, $1) n`,
    [count],
  );

afterEach(releaseClock);

describe('GET /api/partners/applications', () => {
  it('gives an admin everything, the newest first', async () => {
    holdClock();
    const first = await applyAsPartner(portalInput());
    advanceClock({ minutes: 1 });
    const second = await applyForPartnership(partnershipInput());
    const answer = await list(await createAdmin());

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      next: null,
      applications: [
        {
          id: second.id,
          form: 'partnerships',
          status: 'pending',
          company: 'Lovelace Lending',
          contactName: 'Ada Lovelace',
          email: 'ada@example.com',
          phone: '+1 512 555 0199',
          website: null,
          message: 'Evidence for our portfolio.',
          kind: 'lender',
          volume: '201-1000',
          requestBetaAccess: true,
          createdAt: '2026-11-20T15:05:05.678Z',
          decidedAt: null,
          decisionNote: null,
          needsAddress: false,
          organization: null,
          mails: [],
        },
        expect.objectContaining({ id: first.id, form: 'portal', kind: 'title_company', volume: null }),
      ],
    });
  });

  it('goes on behind the last of a page also when that one was decided meanwhile', async () => {
    await fill(60);
    const admin = await createAdmin();
    const first = (await list(admin, '?status=pending')).body as PartnerApplicationPage;
    await decideApplication(admin.actor, first.next!, { decision: 'declined' });
    const rest = await companiesOf(admin, `?status=pending&after=${first.next}`);

    expect(rest).toHaveLength(10);
    expect(first.applications.map(({ company }) => company)).not.toEqual(expect.arrayContaining(rest));
  });

  it('filters by status and by form', async () => {
    const admin = await createAdmin();
    const { id } = await applyAsPartner(portalInput());
    await applyForPartnership(partnershipInput());
    await decideApplication(admin.actor, id, { decision: 'approved' });

    expect(await companiesOf(admin, '?status=approved')).toEqual(['Hopper & Daughters Title']);
    expect(await companiesOf(admin, '?status=pending&form=')).toEqual(['Lovelace Lending']);
    expect(await companiesOf(admin, '?form=portal')).toEqual(['Hopper & Daughters Title']);
    expect(await companiesOf(admin, '?status=declined')).toEqual([]);
  });

  it.each([
    ['part of the company', 'DAUGHTERS', ['Hopper & Daughters Title']],
    ['part of a name', 'lovelace', ['Lovelace Lending']],
    ['part of an email address', 'grace@', ['Hopper & Daughters Title']],
    ['a sign that LIKE would read', '%', []],
    ['another one', '_ovelace', []],
    ['what nobody has', 'zebra', []],
  ])('searches by %s', async (_, search, found) => {
    await applyAsPartner(portalInput());
    await applyForPartnership(partnershipInput());

    expect(await companiesOf(await createAdmin(), `?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it.each(['?status=open', '?form=fax', '?search=%00'])('refuses %s', async (search) => {
    expect((await list(await createAdmin(), search)).status).toBe(422);
  });
});

describe('GET /api/partners/applications?format=csv', () => {
  const head =
    'id,form,status,company,contactName,email,phone,website,message,kind,volume,requestBetaAccess,createdAt,decidedAt,decisionNote';

  it('gives an admin a file in which no cell is a formula', async () => {
    await applyAsPartner(portalInput({ company: '=HYPERLINK("http://example.com")' }));
    const answer = await list(await createAdmin(), '?format=csv');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="partner-applications.csv"',
    );
    const [first, ...rest] = answer.text.split('\r\n');
    expect(first).toBe(head);
    expect(rest.join('\r\n')).toContain(
      `,portal,pending,"'=HYPERLINK(""http://example.com"")",Grace Hopper,grace@example.com,'+1 512 555 0100,`,
    );
  });

  it('keeps to the filter', async () => {
    await applyAsPartner(portalInput());
    await applyForPartnership(partnershipInput());
    const admin = await createAdmin();
    const linesOf = async (search: string) => (await list(admin, search)).text.trim().split('\r\n').length;

    expect(await linesOf('?format=csv&form=portal')).toBe(2);
    expect(await linesOf('?format=csv&search=Lending')).toBe(2);
  });
});

describe('the count of applications', () => {
  it('has every status, also those that none has', async () => {
    const { actor } = await createAdmin();
    expect(await countApplications(actor)).toEqual({ pending: 0, approved: 0, declined: 0, ended: 0 });

    const { id } = await applyAsPartner(portalInput());
    await applyForPartnership(partnershipInput());
    await decideApplication(actor, id, { decision: 'declined' });
    expect(await countApplications(actor)).toEqual({ pending: 1, approved: 0, declined: 1, ended: 0 });
  });

  it('is nothing that others can find', async () => {
    const { actor } = await createOwner();

    await expect(countApplications(actor)).rejects.toMatchObject({ code: 'not_found' });
  });
});

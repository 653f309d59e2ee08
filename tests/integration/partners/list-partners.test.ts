import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import { listPartners } from '@/lib/partners/queries/partners';
import { createAdmin } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { partnershipInput, portalInput } from '@/tests/support/partners';

/** As many as that, two in each minute. */
const fill = (count: number, status: 'pending' | 'approved', name: string) =>
  query(
    `INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, created_at)
     SELECT gen_random_uuid(), 'portal', $2::"PartnerApplicationStatus", $3 || n, $3 || ' ' || n, 'c' || n || '@example.com',
       'other', now() - (n / 2) * interval '1 minute' FROM generate_series(1, $1) n`,
    [count, status, name],
  );

afterEach(releaseClock);

describe('the list of partners', () => {
  it('has who was approved before who waits, without contacts', async () => {
    holdClock();
    const admin = await createAdmin();
    const approved = await applyAsPartner(portalInput());
    advanceClock({ minutes: 1 });
    const waiting = await applyForPartnership(partnershipInput());
    advanceClock({ minutes: 1 });
    const declined = await applyAsPartner(portalInput({ company: 'Nobody & Sons' }));
    await decideApplication(admin.actor, approved.id, { decision: 'approved' });
    await decideApplication(admin.actor, declined.id, { decision: 'declined' });

    expect(await listPartners()).toEqual({
      next: null,
      activeCount: 1,
      partners: [
        {
          id: approved.id,
          name: 'Hopper & Daughters Title',
          kind: 'title_company',
          label: 'Title Company',
          status: 'active',
          since: '2026-11-20T15:06:05.678Z',
          apiCalls: 0,
          documents: 0,
          lastSync: null,
        },
        {
          id: waiting.id,
          name: 'Lovelace Lending',
          kind: 'lender',
          label: 'Partner',
          status: 'pending',
          since: '2026-11-20T15:05:05.678Z',
          apiCalls: 0,
          documents: 0,
          lastSync: null,
        },
      ],
    });
  });

  it('has every partner however many wait, and counts them all', async () => {
    await fill(60, 'approved', 'Partner');
    await fill(120, 'pending', 'Applicant');
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const { partners, next, activeCount } = await listPartners({ after });
      expect(activeCount).toBe(60);
      seen.push(...partners.map(({ id, status }) => `${status} ${id}`));
      sizes.push(partners.length);
      after = next ?? undefined;
    } while (after);

    expect(sizes).toEqual([50, 50, 50, 30]);
    expect(new Set(seen).size).toBe(180);
    expect(seen.slice(0, 60).every((each) => each.startsWith('active'))).toBe(true);
  });

  it('has one row for a company and address: the newest that was approved', async () => {
    holdClock();
    const admin = await createAdmin();
    const apply = async (description: string, isApproved: boolean, company = 'Navy Title') => {
      advanceClock({ minutes: 1 });
      const { id } = await applyAsPartner(portalInput({ company, description }));
      if (isApproved) await decideApplication(admin.actor, id, { decision: 'approved' });
      return id;
    };
    await apply('first', true);
    const newest = await apply('second', true, 'NAVY TITLE');
    await apply('third', false);
    const { partners, activeCount } = await listPartners();

    expect(partners.map(({ id }) => id)).toEqual([newest]);
    expect(activeCount).toBe(1);
    expect((await listPartners({ status: 'pending' })).partners).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/partners/overview/route';
import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import type { PartnerOverviewPage } from '@/lib/partners/schema/overview';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { partnershipInput, portalInput } from '@/tests/support/partners';

const get = (as: { cookie: string } | null, search = '') =>
  callRoute(GET, { url: `/api/partners/overview${search}`, as });

const applyToPortal = () =>
  applyAsPartner(portalInput({ company: 'Navy Escrow', serviceType: 'escrow_agent' }));

beforeEach(() => holdClock());
afterEach(releaseClock);

describe('GET /api/partners/overview', () => {
  it('lists partners and then applicants, with what their kind is called, without contacts', async () => {
    const firm = await applyForPartnership(
      partnershipInput({ companyName: 'Analytical Law', partnerType: 'law-firm' }),
    );
    advanceClock({ days: 1 });
    const escrow = await applyToPortal();
    await decideApplication((await createAdmin()).actor, firm.id, { decision: 'approved' });
    const answer = await get(await createOwner());

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      next: null,
      activeCount: 1,
      partners: [
        {
          id: firm.id,
          name: 'Analytical Law',
          kind: 'law-firm',
          label: 'Attorney/Law Firm',
          status: 'active',
          since: '2026-11-21T15:04:05.678Z',
          apiCalls: 0,
          documents: 0,
          lastSync: null,
        },
        {
          id: escrow.id,
          name: 'Navy Escrow',
          kind: 'escrow_agent',
          label: 'Partner',
          status: 'pending',
          since: '2026-11-21T15:04:05.678Z',
          apiCalls: 0,
          documents: 0,
          lastSync: null,
        },
      ],
    });
  });

  it('leaves out who was declined', async () => {
    const { id } = await applyToPortal();
    await decideApplication((await createAdmin()).actor, id, { decision: 'declined' });

    expect((await get(await createNotary())).body).toEqual({ partners: [], next: null, activeCount: 0 });
  });

  it.each([
    ['?type=attorney', ['Analytical Law']],
    ['?type=builder', []],
    ['?status=active', []],
    ['?status=pending', ['Navy Escrow', 'Analytical Law']],
    ['?type=&status=', ['Navy Escrow', 'Analytical Law']],
  ])('lists with %s what was asked for', async (search, names) => {
    await applyForPartnership(partnershipInput({ companyName: 'Analytical Law', partnerType: 'law-firm' }));
    advanceClock({ days: 1 });
    await applyToPortal();
    const { body } = await get(await createOwner(), search);

    expect((body as PartnerOverviewPage).partners.map(({ name }) => name)).toEqual(names);
  });

  it.each(['?type=bank', '?status=declined', '?after=first'])('refuses %s', async (search) => {
    expect((await get(await createOwner(), search)).status).toBe(422);
  });

  it('does not find a page behind what is not there', async () => {
    expect((await get(await createOwner(), `?after=${randomUUID()}`)).status).toBe(404);
  });

  it('answers a visitor 401', async () => {
    await applyToPortal();
    const answer = await get(visitor);

    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('Navy Escrow');
  });
});

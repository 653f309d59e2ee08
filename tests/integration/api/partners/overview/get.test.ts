import { GET } from '@/app/api/partners/overview/route';
import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { partnershipInput, portalInput } from '@/tests/support/partners';

const get = (as: { cookie: string } | null) => callRoute(GET, { url: '/api/partners/overview', as });

const applyToPortal = () =>
  applyAsPartner(portalInput({ company: 'Navy Escrow', serviceType: 'escrow_agent' }));

beforeEach(() => holdClock());
afterEach(releaseClock);

describe('GET /api/partners/overview', () => {
  it('lists partners and applicants with what their kind is called, newest first, without contacts', async () => {
    const firm = await applyForPartnership(
      partnershipInput({ companyName: 'Analytical Law', partnerType: 'law-firm' }),
    );
    advanceClock({ days: 1 });
    const escrow = await applyToPortal();
    await decideApplication((await createAdmin()).actor, firm.id, { decision: 'approved' });
    const answer = await get(await createOwner());

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      {
        id: escrow.id,
        name: 'Navy Escrow',
        kind: 'escrow_agent',
        label: 'Partner',
        status: 'pending',
        since: '2026-11-21T15:04:05.678Z',
      },
      {
        id: firm.id,
        name: 'Analytical Law',
        kind: 'law-firm',
        label: 'Attorney/Law Firm',
        status: 'active',
        since: '2026-11-21T15:04:05.678Z',
      },
    ]);
  });

  it('leaves out who was declined', async () => {
    const { id } = await applyToPortal();
    await decideApplication((await createAdmin()).actor, id, { decision: 'declined' });

    expect((await get(await createNotary())).body).toEqual([]);
  });

  it('answers a visitor 401', async () => {
    await applyToPortal();
    const answer = await get(visitor);

    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('Navy Escrow');
  });
});

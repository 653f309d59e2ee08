import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import { listPartners } from '@/lib/partners/queries/applications';
import { createAdmin } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { partnershipInput, portalInput } from '@/tests/support/partners';

afterEach(releaseClock);

describe('the list of partners', () => {
  it('has who waits and who was approved, newest first, without contacts', async () => {
    holdClock();
    const admin = await createAdmin();
    const approved = await applyAsPartner(portalInput());
    advanceClock({ minutes: 1 });
    const waiting = await applyForPartnership(partnershipInput());
    advanceClock({ minutes: 1 });
    const declined = await applyAsPartner(portalInput({ company: 'Nobody & Sons' }));
    await decideApplication(admin.actor, approved.id, { decision: 'approved' });
    await decideApplication(admin.actor, declined.id, { decision: 'declined' });

    expect(await listPartners()).toEqual([
      {
        id: waiting.id,
        name: 'Lovelace Lending',
        kind: 'lender',
        status: 'pending',
        since: '2026-11-20T15:05:05.678Z',
      },
      {
        id: approved.id,
        name: 'Hopper & Daughters Title',
        kind: 'title_company',
        status: 'active',
        since: '2026-11-20T15:06:05.678Z',
      },
    ]);
  });
});

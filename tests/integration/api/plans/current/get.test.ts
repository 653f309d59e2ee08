import { GET } from '@/app/api/plans/current/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { endPlan, givePlan, readPlan } from '@/tests/support/plans';

describe('GET /api/plans/current', () => {
  it('wants a sign-in', async () => {
    expect((await callRoute(GET, { url: '/api/plans/current', as: visitor })).status).toBe(401);
  });

  it('says what everybody has without a plan', async () => {
    expect(await readPlan(await createOwner())).toEqual({
      plan: null,
      period: null,
      status: 'none',
      quotas: {
        documents: 3,
        documentsPer: 'account',
        storageBytes: 25 * 1024 ** 2,
        users: 1,
        apiAccess: false,
      },
      renewsAt: null,
      renewalCents: null,
      creditCents: 0,
      trialEndsAt: null,
      endsAt: null,
      retrievalUntil: null,
      hasTrial: true,
      isDemo: false,
    });
  });

  it('says nothing of the plan of somebody else', async () => {
    await givePlan(await createOwner());
    expect(await readPlan(await createOwner())).toMatchObject({ plan: null, status: 'none' });
  });

  it('says until when documents can be retrieved, as promised', async () => {
    const owner = await createOwner();
    await givePlan(owner);
    await endPlan(owner, 1);
    const { endsAt, retrievalUntil, status } = await readPlan(owner);
    expect(status).toBe('ended');
    expect(Date.parse(retrievalUntil!) - Date.parse(endsAt!)).toBe(30 * 24 * 60 * 60_000);
  });
});

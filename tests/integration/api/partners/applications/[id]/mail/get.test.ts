import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/partners/applications/[id]/mail/route';
import { tellOfApplication, tellOfDecision } from '@/lib/partners/commands/application-mails';
import { applyAsPartner, decideApplication } from '@/lib/partners/commands/applications';
import { listApplications } from '@/lib/partners/queries/applications';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { portalInput } from '@/tests/support/partners';

const look = (as: Person | null, id: string, kind = 'received') =>
  callRoute(GET, { url: `/api/partners/applications/${id}/mail?kind=${kind}`, params: { id }, as });

describe('GET /api/partners/applications/{id}/mail', () => {
  it('shows an admin each email as it went out, in a page that can do nothing', async () => {
    const admin = await createAdmin();
    const { id } = await applyAsPartner(portalInput());
    await tellOfApplication(id);
    await decideApplication(admin.actor, id, { decision: 'approved', note: 'Welcome <aboard>.' });
    await tellOfDecision(id);

    const received = await look(admin, id);
    expect(received.status).toBe(200);
    expect(received.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(received.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(received.text).toContain('We received your application');
    expect((await look(admin, id, 'decided')).text).toContain('Welcome &lt;aboard&gt;.');
    const { applications } = await listApplications(admin.actor, {});
    expect(applications).toMatchObject([{ mails: ['received', 'decided'] }]);
  });

  it('is not there before it was sent, nor for an id that nobody has', async () => {
    const admin = await createAdmin();
    const { id } = await applyAsPartner(portalInput());
    for (const [guess, kind] of [
      [id, 'received'],
      [id, 'decided'],
      [randomUUID(), 'received'],
      ['x', 'received'],
    ] as const)
      expect((await look(admin, guess, kind)).status).toBe(404);
    const { applications } = await listApplications(admin.actor, {});
    expect(applications).toMatchObject([{ mails: [] }]);
  });

  it.each([
    ['a visitor', () => visitor, 401],
    ['an owner', createOwner, 403],
    ['a notary', createNotary, 403],
  ])('is closed to %s', async (_, who, status) => {
    const { id } = await applyAsPartner(portalInput());
    await tellOfApplication(id);
    const answer = await look(await who(), id);

    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('We received your application');
  });
});

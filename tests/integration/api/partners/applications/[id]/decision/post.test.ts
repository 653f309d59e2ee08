import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/partners/applications/[id]/decision/route';
import { tellOfDecision } from '@/lib/partners/commands/application-mails';
import { applyAsPartner, decideApplication } from '@/lib/partners/commands/applications';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { portalInput, waitingFor } from '@/tests/support/partners';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const decide = (as: Person | null, id: string, body: unknown = { decision: 'approved' }) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/partners/applications/${id}/decision`,
    params: { id },
    as,
    body,
  });

afterEach(releaseClock);

describe('POST /api/partners/applications/{id}/decision', () => {
  it.each(['approved', 'declined'] as const)(
    'keeps that it was %s, by whom and with what note',
    async (decision) => {
      holdClock();
      const admin = await createAdmin();
      const { id } = await applyAsPartner(portalInput());
      const answer = await decide(admin, id, { decision, note: ' Thank you. ' });

      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        id,
        status: decision,
        company: 'Hopper & Daughters Title',
        decidedAt: '2026-11-20T15:04:05.678Z',
        decisionNote: 'Thank you.',
      });
      expect(
        await query('SELECT status, decided_at, decided_by_id, decision_note FROM partner_applications'),
      ).toEqual([
        {
          status: decision,
          decided_at: new Date('2026-11-20T15:04:05.678Z'),
          decided_by_id: admin.actor.id,
          decision_note: 'Thank you.',
        },
      ]);
      expect(await listAudit(id)).toContainEqual({
        type: `partner.${decision}`,
        actor_id: admin.actor.id,
        subject_id: id,
        data: { from: 'pending', to: decision },
      });
      expect(await waitingFor('partner-decided')).toEqual([id]);
    },
  );

  it('does without a note', async () => {
    const { id } = await applyAsPartner(portalInput());
    const answer = await decide(await createAdmin(), id, { decision: 'declined', note: ' ' });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ decisionNote: null });
  });

  it.each([
    ['approved', 'approved'],
    ['approved', 'declined'],
    ['declined', 'approved'],
  ] as const)('refuses one that was %s when it is %s afterward, and changes nothing', async (first, then) => {
    const admin = await createAdmin();
    const { id } = await applyAsPartner(portalInput());
    await decide(admin, id, { decision: first });
    const before = await snapshot();
    const answer = await decide(admin, id, { decision: then, note: 'No, wait.' });

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message: `This application was already ${first}. Please reload the page.`,
    });
    expect(await snapshot()).toEqual(before);
    expect(await waitingFor('partner-decided')).toHaveLength(1);
  });

  it('lets one of two admins win who decide at once, and one email goes out', async () => {
    const [one, other] = [await createAdmin(), await createAdmin()];
    const { id } = await applyAsPartner(portalInput());
    const answers = await Promise.all([
      decide(one, id, { decision: 'approved' }),
      decide(other, id, { decision: 'declined' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const [row] = await query<{ status: string }>('SELECT status FROM partner_applications');
    expect(winner?.body).toMatchObject({ status: row?.status });
    expect((await listAudit(id)).filter(({ type }) => type !== 'partner.applied')).toHaveLength(1);
    for (const waiting of await waitingFor('partner-decided')) await tellOfDecision(waiting);
    expect(await countRows('mails')).toBe(1);
  });

  it.each([
    ['a visitor', () => visitor, 401],
    ['an owner', createOwner, 403],
    ['a notary', createNotary, 403],
  ])('is closed to %s', async (_, who, status) => {
    const { id } = await applyAsPartner(portalInput());
    const person = await who();
    const before = await snapshot();

    expect((await decide(person, id)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });

  it('is not found by whoever calls the command without being an admin', async () => {
    const { id } = await applyAsPartner(portalInput());
    const { actor } = await createOwner();

    await expect(decideApplication(actor, id, { decision: 'approved' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await query('SELECT status FROM partner_applications')).toEqual([{ status: 'pending' }]);
  });

  it.each([
    ['an id that nothing has', randomUUID()],
    ['what is no id', 'first'],
  ])('does not find %s', async (_, id) => {
    expect((await decide(await createAdmin(), id)).status).toBe(404);
  });

  it.each<[string, object]>([
    ['decision', {}],
    ['decision', { decision: 'pending' }],
    ['decision', { decision: 'maybe' }],
    ['note', { decision: 'approved', note: 'x'.repeat(2001) }],
    ['note', { decision: 'approved', note: 'a\u0000b' }],
    ['note', { decision: 'approved', note: 7 }],
  ])('names a bad %s (%j) and changes nothing', async (field, body) => {
    const { id } = await applyAsPartner(portalInput());
    const admin = await createAdmin();
    const before = await snapshot();
    const answer = await decide(admin, id, body);

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });
});

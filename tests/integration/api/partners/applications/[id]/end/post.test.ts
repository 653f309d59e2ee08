import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/partners/applications/[id]/end/route';
import { tellOfDecision, tellOfEnd } from '@/lib/partners/commands/application-mails';
import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import { endPartnership } from '@/lib/partners/commands/end-partnership';
import { countApplications, listApplications } from '@/lib/partners/queries/applications';
import { listPartners } from '@/lib/partners/queries/partners';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { partnershipInput, portalInput, waitingFor } from '@/tests/support/partners';
import { listAudit, snapshot } from '@/tests/support/rows';

const end = (as: Person | null, id: string, body: unknown = { note: 'It was short.' }) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/partners/applications/${id}/end`,
    params: { id },
    as,
    body,
  });

async function approved(admin: Person, input = portalInput()) {
  const { id } = await applyAsPartner(input);
  await decideApplication(admin.actor, id, { decision: 'approved', note: 'Welcome.' });
  return id;
}

afterEach(releaseClock);

describe('POST /api/partners/applications/{id}/end', () => {
  it('takes the company off the list, keeps by whom and why, and tells the partner', async () => {
    holdClock();
    const admin = await createAdmin();
    const id = await approved(admin);
    await tellOfDecision(id);
    const answer = await end(admin, id, { note: ' It was short. ' });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, status: 'ended', decisionNote: 'It was short.' });
    expect(await query('SELECT decided_by_id, decision_note FROM partner_applications')).toEqual([
      { decided_by_id: admin.actor.id, decision_note: 'It was short.' },
    ]);
    expect(await listPartners()).toMatchObject({ partners: [], activeCount: 0 });
    expect(await listAudit(id)).toContainEqual({
      type: 'partner.ended',
      actor_id: admin.actor.id,
      subject_id: id,
      data: { from: 'approved', to: 'ended' },
    });
    expect(await waitingFor('partner-ended')).toEqual([id]);

    await tellOfEnd(id);
    await tellOfEnd(id);
    const mails = await query<{ text: string }>(
      `SELECT text FROM mails WHERE subject = 'Our partnership has ended' AND to_address = 'grace@example.com'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('We have ended the partnership with Hopper & Daughters Title');
    expect(mails[0]?.text).toContain('It was short.');
    const { applications } = await listApplications(admin.actor, {});
    expect(applications).toMatchObject([{ status: 'ended', mails: ['decided', 'ended'] }]);
    expect((await listApplications(admin.actor, { status: 'ended' })).applications).toHaveLength(1);
    expect((await listApplications(admin.actor, { status: 'declined' })).applications).toEqual([]);
    expect(await countApplications(admin.actor)).toEqual({ pending: 0, approved: 0, declined: 0, ended: 1 });
  });

  it('ends every approved application of the same company and address, and no other one', async () => {
    const admin = await createAdmin();
    const first = await approved(admin);
    const second = await approved(
      admin,
      portalInput({ company: 'hopper & daughters title', email: 'Grace@Example.com', description: 'Again' }),
    );
    const { id: other } = await applyForPartnership(partnershipInput());
    await decideApplication(admin.actor, other, { decision: 'approved' });
    await end(admin, second);

    expect((await listPartners()).partners.map(({ id }) => id)).toEqual([other]);
    expect((await listAudit(first)).map(({ type }) => type)).toContain('partner.ended');
    expect(await waitingFor('partner-ended')).toEqual([second]);
  });

  it('sends no answer that was overtaken before it went out', async () => {
    const admin = await createAdmin();
    const id = await approved(admin);
    await end(admin, id);

    expect(await tellOfDecision(id)).toEqual({ sent: 0 });
  });

  it('lets one of two admins win who do it at once', async () => {
    const [one, other] = [await createAdmin(), await createAdmin()];
    const id = await approved(one);
    const answers = await Promise.all([end(one, id), end(other, id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await waitingFor('partner-ended')).toEqual([id]);
  });

  it.each([
    ['pending', 'This application has not been approved yet.'],
    ['declined', 'This application was declined. Please reload the page.'],
  ])('refuses one that is %s and changes nothing', async (status, message) => {
    const admin = await createAdmin();
    const { id } = await applyAsPartner(portalInput());
    if (status === 'declined') await decideApplication(admin.actor, id, { decision: 'declined' });
    const before = await snapshot();

    expect(await end(admin, id)).toMatchObject({ status: 409, body: { code: 'conflict', message } });
    expect(await snapshot()).toEqual(before);
  });

  it.each([{}, { note: ' ' }, { note: 'x'.repeat(2001) }])('asks for a note (%#)', async (body) => {
    const admin = await createAdmin();
    const id = await approved(admin);
    const before = await snapshot();
    const answer = await end(admin, id, body);

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['note']);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['a visitor', () => visitor, 401],
    ['an owner', createOwner, 403],
    ['a notary', createNotary, 403],
  ])('is closed to %s', async (_, who, status) => {
    const id = await approved(await createAdmin());
    const person = await who();
    const before = await snapshot();

    expect((await end(person, id)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });

  it('does not find what is not there, nor lets anybody else call the command', async () => {
    const admin = await createAdmin();
    const id = await approved(admin);
    expect((await end(admin, randomUUID())).status).toBe(404);
    expect((await end(admin, 'first')).status).toBe(404);
    const { actor } = await createOwner();
    await expect(endPartnership(actor, id, { note: 'No.' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

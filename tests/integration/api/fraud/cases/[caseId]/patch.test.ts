import { GET, PATCH } from '@/app/api/fraud/cases/[caseId]/route';
import { GET as LIST } from '@/app/api/fraud/cases/route';
import { reportFraud } from '@/lib/fraud/commands/report';
import { fraudReportSchema } from '@/lib/fraud/schema';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { fraudInput, lockedProperty, recordedAlert } from '@/tests/support/fraud';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit } from '@/tests/support/rows';

const patch = (caseId: string, body: unknown, as: Person | typeof visitor) =>
  callRoute(PATCH, { method: 'PATCH', params: { caseId }, body, as });
const read = (caseId: string, as: Person | typeof visitor) => callRoute(GET, { params: { caseId }, as });
const closing = { status: 'closed', note: 'The county took the deed back.' };

async function reported(owner: Person | null, part: Record<string, unknown> = {}) {
  const { caseId } = await reportFraud(owner?.actor ?? null, fraudReportSchema.parse(fraudInput(part)));
  const [row] = await query<{ id: string }>('SELECT id FROM fraud_cases WHERE number = $1', [caseId]);
  return { caseId, id: row!.id };
}

describe('PATCH /api/fraud/cases/{caseId}', () => {
  it('closes a case with a word for its reporter, once, and opens it again', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const { caseId, id } = await reported(ada);

    expect((await patch(caseId, closing, admin)).status).toBe(204);
    expect((await patch(caseId, closing, admin)).status).toBe(204);
    expect((await read(caseId, ada)).body).toMatchObject({ closingNote: closing.note });
    expect(await query(`SELECT message, href FROM notifications WHERE type = 'fraud.closed'`)).toEqual([
      { message: closing.note, href: `/cases/${caseId}` },
    ]);

    expect((await patch(caseId, { status: 'open' }, admin)).status).toBe(204);
    expect((await read(caseId, ada)).body).toMatchObject({ closingNote: null, closedAt: null });
    expect((await listAudit(id)).map(({ type }) => type)).toEqual([
      'fraud.reported',
      'fraud.closed',
      'fraud.reopened',
    ]);
  });

  it('leaves room for a new report of the alert, and then does not open the old one', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const eventId = await recordedAlert(ada, await lockedProperty(ada));
    const { caseId } = await reported(ada, { eventId });
    await patch(caseId, closing, admin);
    await reported(ada, { eventId, details: 'It happened again.' });

    expect(await countRows('fraud_cases')).toBe(2);
    expect((await patch(caseId, { status: 'open' }, admin)).status).toBe(409);
  });

  it.each([
    ['without a word', { status: 'closed' }],
    ['with an empty word', { status: 'closed', note: ' ' }],
    ['with HTML', { status: 'closed', note: '<b>Done</b>' }],
    ['in another state', { status: 'gone' }],
  ])('refuses to close a case %s', async (_, body) => {
    const { caseId } = await reported(null);

    expect((await patch(caseId, body, await createAdmin())).status).toBe(422);
    expect(await query('SELECT closed_at FROM fraud_cases')).toEqual([{ closed_at: null }]);
  });

  it.each([
    ['a visitor', async () => visitor, 401],
    ['its reporter', null, 403],
    ['another account', createOwner, 403],
  ])('is not for %s', async (_, who, status) => {
    const ada = await createOwner();
    const { caseId } = await reported(ada);

    expect((await patch(caseId, closing, who ? await who() : ada)).status).toBe(status);
  });

  it('has no case under a number that is none', async () => {
    expect((await patch('0000-0000', closing, await createAdmin())).status).toBe(404);
  });
});

describe('GET /api/fraud/cases/{caseId}', () => {
  it('is for its reporter and for admins', async () => {
    const ada = await createOwner();
    const { caseId } = await reported(ada);

    expect((await read(caseId, ada)).body).toMatchObject({ number: caseId, countyUntold: 'no_lock' });
    expect((await read(caseId, await createAdmin())).status).toBe(200);
    expect((await read(caseId, await createOwner())).status).toBe(404);
    expect((await read(caseId, visitor)).status).toBe(401);
  });
});

describe('GET /api/fraud/cases', () => {
  it('lists what was reported, by urgency and state, for admins alone', async () => {
    const admin = await createAdmin();
    const { caseId } = await reported(null);
    await reported(null, { severity: 'LOW' });
    const list = (url: string, as: Person) => callRoute(LIST, { url: `/api/fraud/cases${url}`, as });

    expect((await list('?severity=HIGH', admin)).body).toMatchObject({ cases: [{ number: caseId }] });
    await patch(caseId, closing, admin);
    expect((await list('?status=closed', admin)).body).toMatchObject({ cases: [{ number: caseId }] });
    expect((await list('', await createOwner())).status).toBe(403);
  });
});

import { PATCH } from '@/app/api/requests/[id]/route';
import { stopListening } from '@/lib/platform/events';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const halfAnHourLater = '2026-11-20T15:34:05.678Z';

const change = (as: Person, id: string, status: string) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/requests/${id}`, params: { id }, as, body: { status } });

async function buildAssigned(overrides: Record<string, unknown> = {}) {
  const notary = await buildNotary();
  const { id } = await writeRequest(await createOwner(), { notary_id: notary.user.id, ...overrides });
  return { notary, id };
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

describe('PATCH /api/requests/{id}, out of its time', () => {
  it.each([
    ['a day', undefined],
    ['31 minutes', new Date(Date.parse(halfAnHourLater) + 60_000)],
  ])('cannot begin %s early', async (_, appointment_at) => {
    const { notary, id } = await buildAssigned({ ...(appointment_at && { appointment_at }), arrived_at: at });
    const before = await snapshot();
    const answer = await change(notary, id, 'in_progress');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message:
        'You can begin from 30 minutes before the appointment. To begin earlier, ask the client to choose “Start early is fine” on the request.',
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('cannot complete a visit that nothing shows it has come to', async () => {
    const { notary, id } = await buildAssigned({ status: 'in_progress', arrived_at: null });
    const before = await snapshot();
    const answer = await change(notary, id, 'completed');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message:
        'Nothing shows yet that you have arrived. Choose “I have arrived” at the address, or ask the client to choose “The notary is here” on the request.',
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('completes a remote session, to which nobody comes', async () => {
    const { notary, id } = await buildAssigned({ status: 'in_progress', is_remote: true });
    expect((await change(notary, id, 'completed')).status).toBe(200);
  });

  it('does not let another notary complete it', async () => {
    const { id } = await buildAssigned({ status: 'in_progress' });
    const other = await buildNotary();
    const before = await snapshot();
    expect(await change(other, id, 'completed')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await snapshot()).toEqual(before);
  });
});

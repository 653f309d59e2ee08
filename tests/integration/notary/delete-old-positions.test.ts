import { deleteOldPositions } from '@/lib/notary/commands/position';
import { query } from '@/tests/support/database';
import { countRows } from '@/tests/support/rows';
import { buildVisit, listPositions } from '@/tests/support/visits';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

async function visitWithPosition(columns: Parameters<typeof buildVisit>[0], reportedDaysAgo: number) {
  const { id } = await buildVisit(columns);
  await addPositions(id, 1, daysAgo(reportedDaysAgo));
  return id;
}

function addPositions(requestId: string, howMany: number, at: Date) {
  return query(
    `INSERT INTO position_reports (id, request_id, lat, lng, distance_miles, eta_minutes, created_at)
     SELECT gen_random_uuid(), $1, 30, -97, 5, 10, $3 FROM generate_series(1, $2::int)`,
    [requestId, howMany, at],
  );
}

describe('the job that deletes positions', () => {
  it.each([
    ['completed 31 days ago', { status: 'completed', completed_at: daysAgo(31) }, 32, 0],
    ['cancelled 31 days ago', { status: 'cancelled', cancelled_at: daysAgo(31) }, 32, 0],
    ['that never ended, 31 days ago', { status: 'assigned', appointment_at: daysAgo(31) }, 32, 0],
    ['completed 29 days ago', { status: 'completed', completed_at: daysAgo(29) }, 32, 1],
    ['cancelled 29 days ago', { status: 'cancelled', cancelled_at: daysAgo(29) }, 32, 1],
    ['still to come', { status: 'assigned' }, 32, 1],
  ])('with a visit %s', async (_, columns, reportedDaysAgo, left) => {
    const id = await visitWithPosition(columns, reportedDaysAgo);
    expect(await deleteOldPositions()).toEqual({ deleted: 1 - left });
    expect(await listPositions(id)).toHaveLength(left);
    expect(await deleteOldPositions()).toEqual({ deleted: 0 });
  });

  it('takes more than one batch', async () => {
    const { id } = await buildVisit({ status: 'completed', completed_at: daysAgo(40) });
    await addPositions(id, 10_001, daysAgo(41));
    expect(await deleteOldPositions()).toEqual({ deleted: 10_001 });
    expect(await countRows('position_reports')).toBe(0);
  });
});

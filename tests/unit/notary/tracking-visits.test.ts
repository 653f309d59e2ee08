import { rankVisits } from '@/components/notary/visit/tracking/choose-visit';
import type { RequestView } from '@/lib/notary/schema/requests';

const visit = (id: string, changes: Partial<RequestView> = {}) =>
  ({
    id,
    status: 'assigned',
    departedAt: null,
    appointmentDate: '2026-12-01T15:00:00.000Z',
    ...changes,
  }) as RequestView;
const ids = (requests: RequestView[]) => rankVisits(requests).map(({ id }) => id);

describe('the visits that can be followed', () => {
  it('begin with the one under way, then the signing, the next one, and the one that waits', () => {
    const waiting = visit('waiting', { status: 'pending', appointmentDate: '2026-11-22T15:00:00.000Z' });
    const next = visit('next', { appointmentDate: '2026-11-30T15:00:00.000Z' });
    const later = visit('later');
    const signing = visit('signing', { status: 'in_progress', departedAt: '2026-11-21T15:00:00.000Z' });
    const onTheWay = visit('way', { departedAt: '2026-11-21T15:00:00.000Z' });

    expect(ids([waiting, later, next, signing, onTheWay])).toEqual([
      'way',
      'signing',
      'next',
      'later',
      'waiting',
    ]);
  });

  it('leave out what is over', () => {
    expect(ids([visit('done', { status: 'completed' }), visit('gone', { status: 'cancelled' })])).toEqual([]);
  });

  it('name a visit once, which a notary may have asked for themselves', () => {
    expect(ids([visit('same'), visit('same')])).toEqual(['same']);
  });
});

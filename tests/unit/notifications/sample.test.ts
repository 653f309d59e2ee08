import { SAMPLE_MOST, sampleArrival, sampleNotifications, withArrival } from '@/lib/samples/notifications';

const at = new Date('2026-03-02T17:00:00Z');

describe('the sample of the notification centre', () => {
  it('puts what arrives on top, unread, and has room for ten', () => {
    let list = sampleNotifications;
    for (let count = 0; count < 20; count += 1) {
      list = withArrival(list, sampleArrival({ id: `new-${count}`, at, random: count / 20 }));
    }
    expect(list).toHaveLength(SAMPLE_MOST);
    expect(list[0]).toMatchObject({ id: 'new-19', isRead: false, timestamp: at.toISOString() });
  });

  it('shows something of each priority', () => {
    expect(sampleNotifications.map(({ priority }) => priority)).toEqual([
      'critical',
      'high',
      'medium',
      'low',
    ]);
  });
});

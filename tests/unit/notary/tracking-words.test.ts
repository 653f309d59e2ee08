import { lastSeen } from '@/components/notary/visit/tracking/last-seen';
import {
  announcement,
  arrivalSentence,
  minutesAway,
  minutesInWords,
  routePercent,
  wayInWords,
} from '@/components/notary/visit/tracking/tracking-words';
import type { Tracking } from '@/lib/notary/schema/tracking';
import { visit } from '@/tests/support/notary-work';
import { tracking } from '@/tests/support/tracking';

describe('what a screen reader is told of a notary under way', () => {
  it('stays the same between two milestones', () => {
    expect(announcement(tracking({ eta: 12 }))).toBe(announcement(tracking({ eta: 15 })));
  });

  it('changes when a milestone is passed', () => {
    expect(announcement(tracking({ eta: 11 }))).toBe('The notary is on the way. 15 minutes away, or less.');
    expect(announcement(tracking({ eta: 10 }))).toBe('The notary is on the way. 10 minutes away, or less.');
    expect(announcement(tracking({ eta: 1 }))).toBe('The notary is on the way. 1 minute away, or less.');
  });

  it('has no minutes while they are not known, or are too many', () => {
    expect(announcement(tracking({ eta: null }))).toBe('The notary is on the way.');
    expect(announcement(tracking({ eta: 75 }))).toBe('The notary is on the way. More than an hour away.');
  });

  it('says that there is no news instead of minutes', () => {
    expect(announcement(tracking({ eta: 12 }), false, 'No news since 5:12 PM')).toBe(
      'The notary is on the way. No news since 5:12 PM.',
    );
  });

  it('says of a remote session that nobody drives', () => {
    const booked = tracking({ status: 'assigned', eta: null });
    expect(announcement(booked)).toMatch(/has not set off/);
    expect(announcement(booked, true)).toMatch(/session is booked/);
  });
});

describe('the progress of a way', () => {
  it.each<[string, Partial<Tracking>, number | null]>([
    ['is the share that is behind the notary', { distance: 3, totalDistance: 10 }, 70],
    ['does not go below 0 when they drive away', { distance: 12, totalDistance: 10 }, 0],
    ['is complete on arrival', { status: 'arrived', distance: null }, 100],
    ['is complete while they sign', { status: 'in_progress', distance: null }, 100],
    ['is not known before the first position', { distance: null, totalDistance: null }, null],
    ['is not known of a way without length', { distance: 0, totalDistance: 0 }, null],
    ['is not known before they set off', { status: 'assigned', distance: null }, null],
  ])('%s', (_, changes, percent) => {
    expect(routePercent(tracking(changes))).toBe(percent);
  });
});

describe('figures in words', () => {
  it.each([
    [0, 'less than a minute'],
    [1, '1 minute'],
    [12, '12 minutes'],
  ])('of %d minutes', (minutes, words) => {
    expect(minutesInWords(minutes)).toBe(words);
  });
});

describe('how long ago a place was seen', () => {
  const at = new Date(2026, 10, 21, 17, 12).toISOString();
  const after = (seconds: number) => lastSeen(at, Date.parse(at) + seconds * 1000);

  it.each([
    [-30, 'Seen just now'],
    [59, 'Seen just now'],
    [60, 'Seen 1 minute ago'],
    [200, 'Seen 3 minutes ago'],
    [3_599, 'Seen 59 minutes ago'],
    [7_200, 'Seen 2 hours ago'],
  ])('after %d seconds is in words', (seconds, words) => {
    expect(after(seconds).ago).toBe(words);
  });

  it('makes no place old before two minutes are over', () => {
    expect(after(120).noNews).toBeNull();
  });

  it('says since when there is no news, with the day once that is another one', () => {
    expect(after(121).noNews).toMatch(/^No news since 5:12\sPM$/);
    expect(after(13 * 3_600).noNews).toMatch(/^No news since Nov 21, 2026, 5:12\sPM$/);
  });
});

describe('when the notary arrives', () => {
  const at = new Date(2026, 10, 23, 0, 41, 30).toISOString();
  const way = { status: 'en_route' as const, eta: 12, position: { lat: 30, lng: -97, at } };
  const fresh = { ageMs: 0, ago: 'Seen just now', noNews: null };

  it('is said on the reader’s clock, with its zone, to the minute', () => {
    expect(arrivalSentence(way, fresh)).toMatch(/^Arrives about 12:54\sAM [A-Z][\w:+-]+$/);
    expect(arrivalSentence(way, fresh, true)).toMatch(/^You arrive about 12:54\sAM /);
  });

  it('is said to five minutes while it is far', () => {
    expect(arrivalSentence({ ...way, eta: 21 }, fresh)).toMatch(/^Arrives about 1:05\sAM /);
  });

  it('moves with the minutes that are left', () => {
    const next = { ...way, eta: 3 };
    expect(arrivalSentence(next, fresh)).toMatch(/12:45\sAM/);
    expect(minutesAway(next, fresh)).toBe(3);
    expect(minutesAway(next, { ...fresh, ageMs: 70_000 })).toBe(2);
    expect(minutesAway({ eta: 0 }, { ...fresh, ageMs: 70_000 })).toBe(0);
    expect(minutesAway({ eta: null }, fresh)).toBeNull();
  });

  it.each([
    [{ eta: 2, distance: 0.4 }, 'About 2 minutes away, in your area.'],
    [{ eta: 12, distance: 5.6 }, 'About 12 minutes away, about 5.6 miles by road.'],
    [{ eta: 0, distance: 0 }, 'Less than a minute away, in your area.'],
    [{ eta: 2, distance: null }, 'About 2 minutes away.'],
    [{ eta: null, distance: 0.4 }, 'In your area.'],
  ])('is a sentence under the map: %j', (changes, sentence) => {
    const request = visit({ location: '1 Main St, Austin, TX 78701' });
    expect(wayInWords(tracking(changes), request, fresh)).toBe(
      `The notary is on the way to 1 Main St, Austin, TX 78701. ${sentence}`,
    );
  });

  it.each([
    ['nobody is under way', { ...way, status: 'assigned' as const }, fresh],
    ['the place is not known', { ...way, position: null }, fresh],
    ['the way is not known', { ...way, eta: null }, fresh],
    ['there has been no news of them', way, { ...fresh, noNews: 'No news since 12:41 AM' }],
  ])('is not said where %s', (_, tracking, seen) => {
    expect(arrivalSentence(tracking, seen)).toBeNull();
  });
});

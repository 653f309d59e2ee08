import { act, render } from '@testing-library/react';
import { PageRefresh } from '@/components/session/page-refresh';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { router } from '@/tests/support/router-double';

const say = (event: { kind: string; id?: string }) => act(() => openedStreams('/api/events')[0]!.say(event));

beforeEach(() => doubleEvents());

describe('a page that shows what changes', () => {
  it.each([
    ['something of its kind', { kind: 'alert', id: 'one' }],
    ['whatever it may have missed', { kind: 'resync' }],
  ])('is read again after an event about %s', (_, event) => {
    render(<PageRefresh on="alert" />);
    say(event);
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('is not read again after an event about something else', () => {
    render(<PageRefresh on="alert" />);
    say({ kind: 'plan' });
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['one', 1],
    ['other', 0],
  ])('of one thing alone hears of that: %s', (id, times) => {
    render(<PageRefresh on="alert" about="one" />);
    say({ kind: 'alert', id });
    expect(router.refresh).toHaveBeenCalledTimes(times);
  });
});

import { act, render } from '@testing-library/react';
import { useAccountEvents } from '@/components/session/use-account-events';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { show } from '@/tests/support/page-visibility';

function Part({ onEvent }: { onEvent: (event: { kind: string }) => void }) {
  useAccountEvents(onEvent);
  return null;
}

const streams = () => openedStreams('/api/events');
const open = () => streams().filter(({ isClosed }) => !isClosed);

beforeEach(() => {
  jest.useFakeTimers();
  doubleEvents();
});
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

describe('the events of an account', () => {
  it('come by one connection for all parts of a page, which ends with the last', () => {
    const [one, other] = [jest.fn(), jest.fn()];
    const first = render(<Part onEvent={one} />);
    const second = render(<Part onEvent={other} />);
    act(() => streams()[0]!.say({ kind: 'request' }));
    expect(streams()).toHaveLength(1);
    expect(one).toHaveBeenCalledWith({ kind: 'request' });
    expect(other).toHaveBeenCalledWith({ kind: 'request' });

    first.unmount();
    expect(open()).toHaveLength(1);
    second.unmount();
    expect(open()).toHaveLength(0);
  });

  it('let go of the connection while nobody looks, so that other pages of the browser have one', () => {
    const { unmount } = render(<Part onEvent={() => {}} />);
    show('hidden');
    jest.advanceTimersByTime(20_000);
    show('visible');
    jest.advanceTimersByTime(60_000);
    expect(open()).toHaveLength(1);

    show('hidden');
    jest.advanceTimersByTime(30_000);
    expect(open()).toHaveLength(0);
    show('visible');
    expect(open()).toHaveLength(1);

    unmount();
    show('hidden');
    show('visible');
    expect(open()).toHaveLength(0);
  });
});

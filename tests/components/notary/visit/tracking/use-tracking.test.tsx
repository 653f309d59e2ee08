import { act, renderHook } from '@testing-library/react';
import { useTracking } from '@/components/notary/visit/tracking/use-tracking';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { show } from '@/tests/support/page-visibility';
import { booked, tracking } from '@/tests/support/tracking';

const POLL = 'GET /api/requests/visit-1/tracking';
const HALF_A_MINUTE = 30_000;

const follow = () => renderHook(() => useTracking('visit-1'));
const stream = () => openedStreams().at(-1)!;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  doubleEvents();
});
afterEach(() => jest.useRealTimers());

describe('following a visit by its stream', () => {
  it('knows nothing at first, then what the stream says', () => {
    const calls = doubleFetch({});
    const { result } = follow();
    expect(result.current).toMatchObject({ tracking: null, connection: 'connecting' });
    expect(stream().url).toBe('/api/requests/visit-1/tracking/stream');

    act(() => stream().connect());
    act(() => stream().say(booked()));
    act(() => stream().say(tracking({ eta: 9 })));

    expect(result.current).toMatchObject({ connection: 'live', tracking: { status: 'en_route', eta: 9 } });
    expect(result.current.received.map(({ number, tracking: { status } }) => [number, status])).toEqual([
      [2, 'en_route'],
      [1, 'assigned'],
    ]);
    expect(calls).toEqual([]);
  });

  it('asks for nothing while the stream lives', async () => {
    const calls = doubleFetch({});
    follow();
    act(() => stream().connect());

    await pass(10 * HALF_A_MINUTE);

    expect(calls).toEqual([]);
    expect(openedStreams()).toHaveLength(1);
  });

  it.each(['completed', 'cancelled'] as const)('ends when the visit is %s', async (status) => {
    const calls = doubleFetch({});
    const { result } = follow();
    act(() => stream().connect());

    act(() => stream().say(booked({ status })));
    await pass(2 * HALF_A_MINUTE);

    expect(result.current).toMatchObject({ connection: 'ended', tracking: { status } });
    expect(stream().isClosed).toBe(true);
    expect(openedStreams()).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('ends when the page part goes', async () => {
    const calls = doubleFetch({ [POLL]: { body: booked() } });
    const { unmount } = follow();
    act(() => stream().fail({ forGood: true }));
    await pass(0);

    unmount();
    await pass(3 * HALF_A_MINUTE);

    expect(stream().isClosed).toBe(true);
    expect(openedStreams()).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  it('keeps the last fifty answers', () => {
    doubleFetch({});
    const { result } = follow();
    act(() => {
      for (let eta = 60; eta > 0; eta -= 1) stream().say(tracking({ eta }));
    });

    expect(result.current.received).toHaveLength(50);
    expect(result.current.received[0]).toMatchObject({ number: 60, tracking: { eta: 1 } });
  });
});

describe('following a visit without its stream', () => {
  it('asks at once, and every 30 seconds', async () => {
    const calls = doubleFetch({ [POLL]: { body: tracking({ eta: 7 }) } });
    const { result } = follow();

    act(() => stream().fail({ forGood: true }));
    await pass(0);
    expect(result.current).toMatchObject({ connection: 'polling', tracking: { eta: 7 } });
    expect(calls).toHaveLength(1);

    await pass(HALF_A_MINUTE - 1);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await pass(HALF_A_MINUTE);
    expect(calls).toHaveLength(3);
  });

  it('tries the stream again each time, once the browser has given it up', async () => {
    doubleFetch({ [POLL]: { body: booked() } });
    follow();
    act(() => stream().fail({ forGood: true }));

    await pass(HALF_A_MINUTE);
    expect(openedStreams()).toHaveLength(2);
    act(() => stream().fail({ forGood: true }));
    await pass(HALF_A_MINUTE);
    expect(openedStreams()).toHaveLength(3);
  });

  it('leaves a lost connection to the browser, which restores it', async () => {
    const calls = doubleFetch({ [POLL]: { body: booked() } });
    const { result } = follow();
    act(() => stream().connect());
    act(() => stream().say(booked()));

    act(() => stream().fail({ forGood: false }));
    await pass(HALF_A_MINUTE);
    expect(result.current.connection).toBe('polling');
    expect(openedStreams()).toHaveLength(1);
    expect(calls).toHaveLength(1);

    act(() => stream().connect());
    await pass(3 * HALF_A_MINUTE);
    expect(result.current.connection).toBe('live');
    expect(calls).toHaveLength(1);
  });

  it('does not let a late answer take back what came meanwhile', async () => {
    let answerLate: (answer: { body: unknown }) => void = () => {};
    doubleFetch({ [POLL]: () => new Promise((resolve) => (answerLate = resolve)) });
    const { result } = follow();
    act(() => stream().fail({ forGood: false }));
    await pass(0);
    act(() => stream().connect());
    act(() => stream().say(tracking({ eta: 3 })));

    await act(async () => answerLate({ body: tracking({ eta: 9 }) }));

    expect(result.current.tracking).toMatchObject({ eta: 3 });
  });

  it('goes on asking when the server cannot be reached', async () => {
    const calls = doubleFetch({ [POLL]: new TypeError('Failed to fetch') });
    const { result } = follow();
    act(() => stream().fail({ forGood: true }));
    await pass(2 * HALF_A_MINUTE);

    expect(calls).toHaveLength(3);
    expect(result.current).toMatchObject({ connection: 'polling', refusal: null });
  });

  it('ends with the visit', async () => {
    const calls = doubleFetch({ [POLL]: { body: booked({ status: 'completed' }) } });
    const { result } = follow();
    act(() => stream().fail({ forGood: true }));
    await pass(3 * HALF_A_MINUTE);

    expect(result.current.connection).toBe('ended');
    expect(calls).toHaveLength(1);
    expect(openedStreams()).toHaveLength(1);
  });

  it.each([401, 403, 404])('stops, and says why, when it is refused (%d)', async (status) => {
    const calls = doubleFetch({
      [POLL]: { status, body: { code: 'x', message: 'There is no such request.' } },
    });
    const { result } = follow();
    act(() => stream().fail({ forGood: true }));
    await pass(3 * HALF_A_MINUTE);

    expect(result.current).toMatchObject({
      connection: 'ended',
      refusal: { status, detail: 'There is no such request.' },
    });
    expect(calls).toHaveLength(1);
    expect(openedStreams()).toHaveLength(1);
  });
});

describe('following a visit on a page that nobody looks at', () => {
  afterEach(() => show('visible'));

  it('lets go of the connection after a while, and takes it up again', async () => {
    const calls = doubleFetch({ [POLL]: { body: booked() } });
    const { result } = follow();
    act(() => stream().connect());
    act(() => stream().say(booked()));

    show('hidden');
    await pass(HALF_A_MINUTE - 1);
    expect(stream().isClosed).toBe(false);
    await pass(1);
    expect(stream().isClosed).toBe(true);
    await pass(10 * HALF_A_MINUTE);
    expect(calls).toEqual([]);

    show('visible');
    expect(openedStreams()).toHaveLength(2);
    act(() => stream().connect());
    act(() => stream().say(tracking({ eta: 2 })));
    expect(result.current).toMatchObject({ connection: 'live', tracking: { eta: 2 } });
  });
});

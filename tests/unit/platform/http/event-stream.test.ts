import { getEventListeners } from 'node:events';
import { eventStream, type SendEvent } from '@/lib/platform/http/event-stream';
import { readEvents } from '@/tests/support/streams';

/** A stream whose sender is in the hands of the test. */
function open(signal?: AbortSignal) {
  const stop = jest.fn();
  const hands = {} as { send: SendEvent; end: () => void };
  const request = new Request('http://localhost/', { signal });
  const response = eventStream(request, (send, end) => {
    Object.assign(hands, { send, end });
    return Promise.resolve(stop);
  });
  return { request, response, stop, hands };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a stream of events', () => {
  it('may neither be kept nor packed on the way, and tells the browser when to come back', async () => {
    const { response, hands } = open();
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await settled();
    hands.end();
    expect(await response.text()).toBe('retry: 2000\n\n');
  });

  it('carries what is sent as JSON, line breaks and all', async () => {
    const { response, hands, stop } = open();
    const events = readEvents(response);
    await settled();
    hands.send({ text: 'two\n\nlines' });
    expect(await events.next()).toEqual({ text: 'two\n\nlines' });
    hands.end();
    expect(await events.next()).toBeNull();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('stops when the reader goes away', async () => {
    const { response, hands, stop } = open();
    await settled();
    await response.body!.cancel();
    hands.send({ late: true });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('stops when the request is aborted', async () => {
    const gone = new AbortController();
    const { stop } = open(gone.signal);
    await settled();
    gone.abort();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('lets go of its request when it ends', async () => {
    const { request, hands } = open();
    await settled();
    expect(getEventListeners(request.signal, 'abort')).toHaveLength(1);
    hands.end();
    expect(getEventListeners(request.signal, 'abort')).toEqual([]);
  });

  it('stops what was opened for a reader who went away meanwhile', async () => {
    let opened = (_stop: () => void) => {};
    const response = eventStream(
      new Request('http://localhost/'),
      () => new Promise<() => void>((resolve) => (opened = resolve)),
    );
    await response.body!.cancel();
    const stop = jest.fn();
    opened(stop);
    await settled();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('lets go of a reader who leaves sixty-four events unread, and of the events', async () => {
    const { response, hands, stop } = open();
    await settled();
    for (let number = 1; number < 64; number += 1) hands.send({ number });
    expect(stop).not.toHaveBeenCalled();
    hands.send({ number: 64 });
    expect(stop).toHaveBeenCalledTimes(1);
    await expect(response.text()).rejects.toThrow('The reader fell behind.');
  });

  it('ends when it cannot be opened', async () => {
    const response = eventStream(new Request('http://localhost/'), () =>
      Promise.reject(new Error('no database')),
    );
    expect(await response.text()).toBe('retry: 2000\n\n');
  });

  describe('as time goes by', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    it('says that it is still there, and ends after ten minutes', async () => {
      const { response, stop } = open();
      await settled();
      const text = response.text();
      jest.advanceTimersByTime(60_000);
      expect(stop).not.toHaveBeenCalled();
      for (let minute = 1; minute < 10; minute += 1) {
        await settled();
        jest.advanceTimersByTime(60_000);
      }
      expect(stop).toHaveBeenCalledTimes(1);
      expect(await text).toMatch(/^retry: 2000\n\n(: still here\n\n){23,24}$/);
      expect(jest.getTimerCount()).toBe(0);
    });
  });
});

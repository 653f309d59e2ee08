import { act, screen } from '@testing-library/react';
import { VisitActions } from '@/components/notary/work/visit-actions';
import { ASK_EVERY_MS, SEND_EVERY_MS } from '@/components/notary/work/visits/share-position';
import { inMinutes, visit } from '@/tests/support/notary-work';
import {
  click,
  enRoute,
  move,
  POSITION,
  renderSharing,
  SHARING,
  doubleSharingDevice,
  wait,
} from '@/tests/support/position-sharing';

const device = doubleSharingDevice();

describe('The position on the way', () => {
  it('is sent at most every five seconds, the newest one', async () => {
    const { sent } = renderSharing();
    expect(screen.getByText('Finding your position')).toBeInTheDocument();

    await move(device.current, 30.1, -97.1);
    act(() => device.current.move(30.2, -97.2));
    act(() => device.current.move(30.3, -97.3));
    await wait(SEND_EVERY_MS - 100);
    expect(sent(POSITION)).toEqual([{ lat: 30.1, lng: -97.1, accuracy: 12 }]);
    await wait(200);

    expect(sent(POSITION)).toEqual([
      { lat: 30.1, lng: -97.1, accuracy: 12 },
      { lat: 30.3, lng: -97.3, accuracy: 12 },
    ]);
    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
  });

  it('is not asked for before the notary sets off, nor after the arrival', () => {
    const { rerender } = renderSharing({}, visit());
    expect(device.current.countWatches()).toBe(0);

    rerender(<VisitActions request={enRoute()} />);
    expect(device.current.countWatches()).toBe(1);

    rerender(<VisitActions request={enRoute({ arrivedAt: inMinutes(0) })} />);
    expect(device.current.countWatches()).toBe(0);
    expect(screen.queryByText('Finding your position')).not.toBeInTheDocument();
  });

  it('is asked for again when a device that lies still says nothing for a minute', async () => {
    renderSharing();
    await move(device.current, 30.1, -97.1);
    const ask = jest.spyOn(navigator.geolocation, 'watchPosition');

    await wait(ASK_EVERY_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    await wait(1);

    expect(ask).toHaveBeenCalledTimes(1);
    expect(device.current.countWatches()).toBe(1);
  });
});

describe('A position that cannot be read', () => {
  it('because the browser denies it is hidden; the page says how to allow it, and tries again when asked', async () => {
    const { sent, rerender } = renderSharing();

    act(() => device.current.fail(1));
    await wait(0);
    expect(sent(SHARING)).toEqual([{ isShared: false }]);
    rerender(<VisitActions request={enRoute({ isPositionHidden: true })} />);
    expect(screen.getByText('This site is not allowed to read your position')).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);

    await click('Try again');
    rerender(<VisitActions request={enRoute()} />);
    expect(sent(SHARING)).toEqual([{ isShared: false }, { isShared: true }]);
    expect(device.current.countWatches()).toBe(1);
  });

  it('because the browser knows none is hidden', async () => {
    device.current.remove();
    const { sent } = renderSharing();
    await wait(0);

    expect(screen.getByText('This browser cannot read a position')).toBeInTheDocument();
    expect(sent(SHARING)).toEqual([{ isShared: false }]);
  });

  it('because of the device is tried again', async () => {
    renderSharing();

    act(() => device.current.fail(2));
    expect(screen.getByText('Your device cannot find its location')).toBeInTheDocument();
    await move(device.current, 30.1, -97.1);

    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
  });
});

describe('A position that cannot be sent', () => {
  const noConnection = /There is no connection right now/;
  const answer = (status: number, message: string) => ({ status, body: { code: 'any', message } });

  it('without a connection is kept, and the newest is sent once there is one', async () => {
    let isOnline = false;
    const { sent } = renderSharing({
      [POSITION]: () => (isOnline ? { status: 204 } : new TypeError('offline')),
    });
    await move(device.current, 30.1, -97.1);
    expect(screen.getByText('Your position could not be sent')).toBeInTheDocument();
    expect(screen.getByText(noConnection)).toBeInTheDocument();

    act(() => device.current.move(30.2, -97.2));
    isOnline = true;
    await wait(SEND_EVERY_MS);

    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
    expect(sent(POSITION).at(-1)).toEqual({ lat: 30.2, lng: -97.2, accuracy: 12 });
  });

  it.each([
    [429, 'Too many tries. Please wait a minute.', /^Too many pages are sharing at once; trying again/],
    [422, 'Please send a latitude.', /^Please send a latitude\. We keep trying/],
    [500, 'Something went wrong on our side.', /^Something went wrong on our side\. We keep trying/],
  ])('because the server answers %d says so, and is tried again', async (status, message, says) => {
    let isRefused = true;
    renderSharing({ [POSITION]: () => (isRefused ? answer(status, message) : { status: 204 }) });

    await move(device.current, 30.1, -97.1);
    expect(screen.getByText(says)).toBeInTheDocument();
    expect(screen.queryByText(noConnection)).not.toBeInTheDocument();
    isRefused = false;
    await wait(SEND_EVERY_MS);

    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
  });

  it('because a proxy answers is not told in the words of its page', async () => {
    renderSharing({ [POSITION]: { status: 502, body: '<html>' } });
    await move(device.current, 30.1, -97.1);
    expect(screen.getByText(/^The server answered 502\. We keep trying/)).toBeInTheDocument();
  });

  it('because the way is over is not sent again, and the page says what the server said', async () => {
    const message = 'You are not on the way to an appointment. Please start navigation to one first.';
    const { sent } = renderSharing({ [POSITION]: answer(409, message) });

    await move(device.current, 30.1, -97.1);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);
    await wait(3 * SEND_EVERY_MS);

    expect(sent(POSITION)).toHaveLength(1);
  });

  it('by somebody who is signed out goes on after they signed in', async () => {
    let isSignedIn = false;
    renderSharing({ [POSITION]: () => (isSignedIn ? { status: 204 } : answer(401, 'Please log in.')) });
    await move(device.current, 30.1, -97.1);
    expect(screen.getByText('You are logged out')).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);

    isSignedIn = true;
    await click('Try again');
    await move(device.current, 30.1, -97.1);

    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
  });
});

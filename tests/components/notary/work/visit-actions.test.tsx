import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/layout/account-client';
import { VisitActions } from '@/components/notary/work/visit-actions';
import { SEND_EVERY_MS } from '@/components/notary/work/visits/share-position';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleGeolocation, inMinutes, NOTARY_ID, visit } from '@/tests/support/notary-work';

const TRAVEL = 'POST /api/requests/visit-1/travel';
const CHANGE = 'PATCH /api/requests/visit-1';
const WITHDRAW = 'POST /api/requests/visit-1/withdraw';
const POSITION = `POST /api/notaries/${NOTARY_ID}/position`;
const enRoute = (overrides: Partial<RequestView> = {}) => visit({ departedAt: inMinutes(-5), ...overrides });

let device: ReturnType<typeof doubleGeolocation>;
let opened: jest.SpyInstance;

beforeEach(() => {
  device = doubleGeolocation();
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => {
  device.remove();
  opened.mockRestore();
  sessionStorage.clear();
  accountClient().clear();
  jest.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('The next step of a visit', () => {
  it('is to set off: the map opens and the client is told', async () => {
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    render(<VisitActions request={visit()} />);

    await userEvent.click(button('Start Navigation'));

    expect(opened).toHaveBeenCalledWith(
      'https://www.google.com/maps/dir/?api=1&destination=500%20Congress%20Ave%2C%20Austin%2C%20TX%2078701',
      '_blank',
      'noopener,noreferrer',
    );
    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'en_route' } }]));
  });

  it('asks before somebody sets off hours too early', async () => {
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    render(<VisitActions request={visit({ appointmentDate: inMinutes(20 * 60) })} />);

    await userEvent.click(button('Start Navigation'));
    expect(calls).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set off now' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start Navigation' }));

    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'en_route' } }]));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('says why setting off was refused', async () => {
    const message = 'You are on the way to another visit.';
    doubleFetch({ [TRAVEL]: { status: 409, body: { code: 'conflict', message } } });
    render(<VisitActions request={visit()} />);

    await userEvent.click(button('Start Navigation'));

    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is to arrive, once under way', async () => {
    const calls = doubleFetch({ [TRAVEL]: { body: {} } });
    render(<VisitActions request={enRoute()} />);
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();

    await userEvent.click(button('I have arrived'));

    await waitFor(() => expect(calls).toEqual([{ request: TRAVEL, body: { stage: 'arrived' } }]));
  });

  it('has the focus, once the button of the step before has gone', async () => {
    doubleFetch({ [TRAVEL]: { body: {} } });
    const { rerender } = render(<VisitActions request={enRoute()} />);
    await userEvent.click(button('I have arrived'));

    rerender(<VisitActions request={enRoute({ arrivedAt: inMinutes(0) })} />);

    expect(screen.getByRole('group', { name: 'Next step' })).toHaveFocus();
  });

  it('is to begin, for a remote session at once', async () => {
    const calls = doubleFetch({ [CHANGE]: { body: {} } });
    render(<VisitActions request={visit({ isRemote: true, location: null })} />);
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();

    await userEvent.click(button('Begin'));

    await waitFor(() => expect(calls).toEqual([{ request: CHANGE, body: { status: 'in_progress' } }]));
  });

  it('is to complete what is in progress, and no longer to withdraw', async () => {
    const calls = doubleFetch({ [CHANGE]: { body: {} } });
    render(<VisitActions request={visit({ status: 'in_progress', startedAt: inMinutes(-1) })} />);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();

    await userEvent.click(button('Complete'));

    await waitFor(() => expect(calls).toEqual([{ request: CHANGE, body: { status: 'completed' } }]));
  });

  it('can be to withdraw, after a question', async () => {
    const calls = doubleFetch({ [WITHDRAW]: { status: 204 } });
    render(<VisitActions request={visit()} />);

    await userEvent.click(button(/^Withdraw/));
    expect(calls).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from this visit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(calls).toEqual([{ request: WITHDRAW, body: undefined }]));
  });

  it.each(['completed', 'cancelled', 'pending'] as const)('is nothing while it is %s', (status) => {
    doubleFetch({});
    const { container } = render(<VisitActions request={visit({ status })} />);

    expect(container).toBeEmptyDOMElement();
  });
});

describe('The position on the way', () => {
  const sent = (calls: ReturnType<typeof doubleFetch>) =>
    calls.filter(({ request }) => request === POSITION).map(({ body }) => body);
  const flush = () => act(() => jest.advanceTimersByTimeAsync(0));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is sent at most every five seconds, the newest one', async () => {
    const calls = doubleFetch({ [POSITION]: { status: 204 } });
    render(<VisitActions request={enRoute()} />);
    expect(screen.getByText('Finding your position')).toBeInTheDocument();

    act(() => device.move(30.1, -97.1));
    await flush();
    act(() => device.move(30.2, -97.2));
    act(() => device.move(30.3, -97.3));
    await wait(SEND_EVERY_MS - 100);
    expect(sent(calls)).toEqual([{ lat: 30.1, lng: -97.1, accuracy: 12 }]);
    await wait(200);

    expect(sent(calls)).toEqual([
      { lat: 30.1, lng: -97.1, accuracy: 12 },
      { lat: 30.3, lng: -97.3, accuracy: 12 },
    ]);
    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
  });

  it('is not asked for before the notary sets off, nor after the arrival', async () => {
    doubleFetch({});
    const { rerender } = render(<VisitActions request={visit()} />);
    expect(device.countWatches()).toBe(0);

    rerender(<VisitActions request={enRoute()} />);
    expect(device.countWatches()).toBe(1);

    rerender(<VisitActions request={enRoute({ arrivedAt: inMinutes(0) })} />);
    expect(device.countWatches()).toBe(0);
    expect(screen.queryByText('Finding your position')).not.toBeInTheDocument();
  });

  it('is no longer sent once somebody stops it, also after a reload, until they share again', async () => {
    const calls = doubleFetch({ [POSITION]: { status: 204 } });
    const { unmount } = render(<VisitActions request={enRoute()} />);
    act(() => device.move(30.1, -97.1));
    await flush();

    act(() => button('Stop sharing').click());
    expect(device.countWatches()).toBe(0);
    unmount();
    render(<VisitActions request={enRoute()} />);
    expect(screen.getByText('You are not sharing your position')).toBeInTheDocument();
    expect(device.countWatches()).toBe(0);

    act(() => button('Share again').click());
    expect(device.countWatches()).toBe(1);
    expect(sent(calls)).toHaveLength(1);
  });

  it('says how to allow it when the browser denies it, and tries again when asked', async () => {
    doubleFetch({});
    render(<VisitActions request={enRoute()} />);

    act(() => device.fail(1));
    expect(screen.getByText('This site may not read your position')).toBeInTheDocument();
    expect(device.countWatches()).toBe(0);

    act(() => button('Try again').click());
    expect(device.countWatches()).toBe(1);
  });

  it('keeps trying while the device does not know where it is', async () => {
    doubleFetch({ [POSITION]: { status: 204 } });
    render(<VisitActions request={enRoute()} />);

    act(() => device.fail(2));
    expect(screen.getByText('Your device does not know where it is')).toBeInTheDocument();
    act(() => device.move(30.1, -97.1));
    await flush();

    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
  });

  it('keeps trying without a connection, and sends the newest once there is one', async () => {
    let isOnline = false;
    const calls = doubleFetch({ [POSITION]: () => (isOnline ? { status: 204 } : new TypeError('offline')) });
    render(<VisitActions request={enRoute()} />);
    act(() => device.move(30.1, -97.1));
    await flush();
    expect(screen.getByText('Your position could not be sent')).toBeInTheDocument();

    act(() => device.move(30.2, -97.2));
    isOnline = true;
    await wait(SEND_EVERY_MS);

    expect(screen.getByText('Sharing your position')).toBeInTheDocument();
    expect(sent(calls).at(-1)).toEqual({ lat: 30.2, lng: -97.2, accuracy: 12 });
  });

  it('ends when the server says that nobody is under way', async () => {
    const calls = doubleFetch({ [POSITION]: { status: 409, body: { code: 'conflict', message: 'No.' } } });
    render(<VisitActions request={enRoute()} />);

    act(() => device.move(30.1, -97.1));
    await flush();
    expect(device.countWatches()).toBe(0);
    await wait(3 * SEND_EVERY_MS);

    expect(sent(calls)).toHaveLength(1);
  });

  it('says that this browser has none to give', () => {
    device.remove();
    doubleFetch({});

    render(<VisitActions request={enRoute()} />);

    expect(screen.getByText('This browser cannot read a position')).toBeInTheDocument();
  });
});

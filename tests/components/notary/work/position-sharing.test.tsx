import { act, screen } from '@testing-library/react';
import { VisitActions } from '@/components/notary/work/visit-actions';
import { SEND_EVERY_MS } from '@/components/notary/work/visits/share-position';
import { BroadcastChannelDouble } from '@/tests/support/broadcast-channel-double';
import { visit } from '@/tests/support/notary-work';
import {
  click,
  ELSEWHERE,
  enRoute,
  move,
  POSITION,
  renderSharing,
  renderVisit,
  SHARING,
  doubleSharingDevice,
  wait,
} from '@/tests/support/position-sharing';

const TRAVEL = 'POST /api/requests/visit-1/travel';
const stopped = 'You are not sharing your position';

const device = doubleSharingDevice();
let otherTab: BroadcastChannelDouble;
const heardByOtherTab = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: BroadcastChannelDouble });
  otherTab = new BroadcastChannelDouble('position-shared');
  otherTab.onmessage = ({ data }) => heardByOtherTab(data);
});

beforeEach(() => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  heardByOtherTab.mockClear();
});

describe('The position on the way, with several pages open', () => {
  it('is shared by the tab that sets off, also after a reload', async () => {
    const { rerender, unmount } = renderVisit({ [TRAVEL]: { body: {} } }, visit());
    await click('Start Navigation');
    rerender(<VisitActions request={enRoute()} />);
    expect(device.current.countWatches()).toBe(1);

    unmount();
    renderVisit();
    expect(device.current.countWatches()).toBe(1);
  });

  it('is not shared by a tab whose departure was refused', async () => {
    const message = 'You are on the way to another appointment.';
    const refused = { status: 409, body: { code: 'conflict', message } };
    const { rerender } = renderVisit({ [TRAVEL]: refused }, visit());
    await click('Start Navigation');

    rerender(<VisitActions request={enRoute()} />);

    expect(screen.getByText(ELSEWHERE)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);
  });

  it('is not shared by the others, until one of them takes over', async () => {
    const { sent } = renderVisit();
    expect(screen.getByText(ELSEWHERE)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);

    await click('Share from here');

    expect(sent(SHARING)).toEqual([{ isShared: true }]);
    expect(device.current.countWatches()).toBe(1);
    expect(heardByOtherTab).toHaveBeenCalledWith('visit-1');
    expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument();
  });

  it('is no longer shared by a tab once another one takes over', async () => {
    const { sent } = renderSharing();
    await move(device.current, 30.1, -97.1);

    act(() => otherTab.postMessage('visit-1'));
    await move(device.current, 30.2, -97.2);
    await wait(SEND_EVERY_MS);

    expect(device.current.countWatches()).toBe(0);
    expect(sent(POSITION)).toHaveLength(1);
    expect(screen.getByText(ELSEWHERE)).toBeInTheDocument();
  });

  it('is still shared when another tab takes over the way to another visit', () => {
    renderSharing();
    act(() => otherTab.postMessage('visit-2'));
    expect(device.current.countWatches()).toBe(1);
  });

  it('says why a tab could not take over', async () => {
    const message = 'You are not on the way to this appointment, so there is no position to share.';
    renderVisit({ [SHARING]: { status: 409, body: { code: 'conflict', message } } });

    await click('Share from here');

    expect(screen.getByText(message)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);
  });
});

describe('Stopping to share the position', () => {
  it('hides it at once, and for all pages, until it is shared again', async () => {
    const { sent, rerender } = renderSharing();
    await move(device.current, 30.1, -97.1);

    await click('Stop sharing');
    expect(sent(SHARING)).toEqual([{ isShared: false }]);
    expect(device.current.countWatches()).toBe(0);
    rerender(<VisitActions request={enRoute({ isPositionHidden: true })} />);
    expect(screen.getByText(stopped)).toBeInTheDocument();

    await click('Share again');
    rerender(<VisitActions request={enRoute()} />);
    expect(sent(SHARING)).toEqual([{ isShared: false }, { isShared: true }]);
    expect(device.current.countWatches()).toBe(1);
  });

  it('is kept over a reload', () => {
    renderSharing({}, enRoute({ isPositionHidden: true }));
    expect(screen.getByText(stopped)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);
  });

  it('can be done by a page that does not share', async () => {
    const { sent } = renderVisit();
    await click('Stop sharing');
    expect(sent(SHARING)).toEqual([{ isShared: false }]);
  });

  it('by another page ends it here, and what that page shares again stays there', () => {
    const { rerender } = renderSharing();
    rerender(<VisitActions request={enRoute({ isPositionHidden: true })} />);
    expect(screen.getByText(stopped)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);

    rerender(<VisitActions request={enRoute()} />);
    expect(screen.getByText(ELSEWHERE)).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);
  });

  it('says when the client could not be kept from seeing the last place, and can be tried again', async () => {
    let isOnline = false;
    const { sent } = renderSharing({
      [SHARING]: () => (isOnline ? { body: {} } : new TypeError('offline')),
    });
    await move(device.current, 30.1, -97.1);

    await click('Stop sharing');
    expect(screen.getByText('The client may still see where you were last')).toBeInTheDocument();
    expect(device.current.countWatches()).toBe(0);
    isOnline = true;
    await click('Stop sharing');

    expect(sent(SHARING)).toHaveLength(2);
    expect(screen.getByText(stopped)).toBeInTheDocument();
  });
});

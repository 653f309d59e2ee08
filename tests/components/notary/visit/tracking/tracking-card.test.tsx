import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TrackingCard } from '@/components/notary/visit/tracking/tracking-card';
import { coveredPixels } from '@/components/notary/visit/tracking/use-clearance';
import { AuthProvider } from '@/components/session/auth-provider';
import type { Tracking } from '@/lib/notary/schema/tracking';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { visit } from '@/tests/support/notary-work';
import { booked, tracking } from '@/tests/support/tracking';

const grace = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: null,
  isDemo: false,
};

const onClose = jest.fn();

function renderCard(changes: Parameters<typeof visit>[0] = {}) {
  doubleFetch({});
  render(
    <AuthProvider>
      <a href="#below">Below</a>
      <TrackingCard request={visit({ notary: grace, ...changes })} onClose={onClose} />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const card = () => within(screen.getByRole('complementary', { name: 'Notary tracking' }));
const figure = (name: string) => card().getByText(name).parentElement;
const hear = (data: Tracking) => act(() => openedStreams().at(-1)!.say(data));

beforeEach(() => {
  doubleEvents();
  onClose.mockReset();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('the tracking card', () => {
  it('says who comes, with initials and rating', () => {
    renderCard();
    expect(card().getByText('GH')).toBeInTheDocument();
    expect(card().getByText('Grace Hopper')).toBeInTheDocument();
    expect(card().getByText('4.9 of 5 stars')).toBeInTheDocument();
  });

  it('says of somebody without a review that there is none', () => {
    renderCard({ notary: { ...grace, rating: null } });
    expect(card().getByText('No reviews yet')).toBeInTheDocument();
  });

  it('has minutes and miles while the notary is under way', () => {
    renderCard();
    hear(tracking({ eta: 12, distance: 5.6 }));

    expect(card().getByText('En Route')).toBeInTheDocument();
    expect(figure('ETA')).toHaveTextContent('12 minutes');
    expect(figure('Distance')).toHaveTextContent('5.6 miles');
  });

  it('says how long ago they were seen, by itself, and when there is no news', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 17, 12, 30) });
    renderCard();
    hear(tracking({ eta: 12, distance: 5.6 }));
    expect(card().getByText('Seen just now')).toBeInTheDocument();

    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(card().getByText('Seen 2 minutes ago')).toBeInTheDocument();
    expect(figure('ETA')).toHaveTextContent('10 minutes');
    act(() => jest.advanceTimersByTime(70_000));

    expect(card().getByText('Seen 3 minutes ago')).toBeInTheDocument();
    expect(figure('ETA')).toHaveTextContent(/No news since 5:12\sPM/);
    expect(card().queryByText('10 minutes')).not.toBeInTheDocument();
    expect(card().getByRole('status')).toHaveTextContent(/No news since 5:12\sPM/);
    hear(tracking({ eta: 9 }));
    expect(card().getByText('Seen just now')).toBeInTheDocument();
    expect(figure('ETA')).toHaveTextContent('9 minutes');
    jest.useRealTimers();
  });

  it.each<[Tracking['status'], string, RegExp]>([
    ['assigned', 'Assigned', /has not set off yet/],
    ['arrived', 'Arrived', /has arrived/],
    ['in_progress', 'In Progress', /signing is under way/],
  ])('has the one status of the request, and says in words that it is %s', (status, label, words) => {
    renderCard();
    hear(booked({ status }));

    expect(card().getByText(label)).toBeInTheDocument();
    expect(card().queryByText('En Route')).not.toBeInTheDocument();
    expect(card().getAllByText(words)[0]).toBeInTheDocument();
    expect(card().queryByText('ETA')).not.toBeInTheDocument();
  });

  it('tells a screen reader when a milestone is passed, and not each minute', () => {
    renderCard();
    hear(tracking({ eta: 14 }));
    const first = card().getByRole('status').textContent;
    hear(tracking({ eta: 12 }));
    expect(card().getByRole('status')).toHaveTextContent(first!);
    hear(tracking({ eta: 10 }));
    expect(card().getByRole('status')).toHaveTextContent('10 minutes away, or less.');
  });

  it('leads to the map of this request', () => {
    renderCard();
    expect(card().getByRole('link', { name: 'View Map' })).toHaveAttribute(
      'href',
      '/live-tracking?request=visit-1',
    );
  });

  it('opens the messages by Contact', async () => {
    const user = renderCard();
    await user.click(card().getByRole('button', { name: 'Contact' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('has nobody to contact before somebody is assigned', () => {
    renderCard({ notary: null });
    expect(card().getByRole('button', { name: 'Contact' })).toBeDisabled();
    expect(card().getByText('Not assigned yet')).toBeInTheDocument();
  });

  it('can be closed', async () => {
    const user = renderCard();
    await user.click(card().getByRole('button', { name: 'Close tracking' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what takes the focus under the card', () => {
  const box = (top: number, left: number) => ({ top, bottom: top + 20, left, right: left + 100 });
  const cover = { top: 500, bottom: 800, left: 900, right: 1250 };

  it('is measured by how far it lies under it', () => {
    expect(coveredPixels(box(600, 1000), cover)).toBe(144);
    expect(coveredPixels(box(400, 1000), cover)).toBe(0);
    expect(coveredPixels(box(600, 100), cover)).toBe(0);
  });

  it('is scrolled out from under it', () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    renderCard();
    const element = screen.getByRole('complementary', { name: 'Notary tracking' });
    element.getBoundingClientRect = () => cover as DOMRect;
    const link = screen.getByRole('link', { name: 'Below' });
    link.getBoundingClientRect = () => box(600, 1000) as DOMRect;

    fireEvent.focusIn(card().getByRole('link', { name: 'View Map' }));
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.focusIn(link);
    expect(scrollBy).toHaveBeenCalledWith({ top: 144 });
    scrollBy.mockRestore();
  });
});

describe('the focus', () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <AuthProvider>
        <button onClick={() => setIsOpen(true)}>Track Notary</button>
        {isOpen && <TrackingCard request={visit({ notary: grace })} onClose={() => setIsOpen(false)} />}
      </AuthProvider>
    );
  }

  it('goes to the card that was asked for, and back to the button when it is closed', async () => {
    doubleFetch({});
    render(<Page />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Track Notary' }));
    expect(screen.getByRole('complementary', { name: 'Notary tracking' })).toHaveFocus();

    await user.click(card().getByRole('button', { name: 'Close tracking' }));

    expect(screen.getByRole('button', { name: 'Track Notary' })).toHaveFocus();
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';

beforeEach(doubleEvents);
afterEach(() => accountClient().clear());

describe('the bell', () => {
  it.each([
    [0, 'Notifications', ''],
    [1, '1 unread notification', '1'],
    [3, '3 unread notifications', '3'],
    [120, '120 unread notifications', '99+'],
  ])('says of %i what it is, and leads to the list', (unread, name, shown) => {
    doubleFetch({});
    render(<NotificationBell counts={{ unread, critical: 0 }} />);
    const bell = screen.getByRole('link', { name });
    expect(bell).toHaveAttribute('href', '/notifications');
    expect(bell).toHaveTextContent(shown);
  });

  it('counts what comes in without a reload', async () => {
    doubleFetch({ 'GET /api/notifications/unread': { body: { unread: 4, critical: 1 } } });
    render(<NotificationBell counts={{ unread: 3, critical: 0 }} />);
    act(() => openedStreams('/api/events')[0]!.say({ kind: 'notification', id: 'new' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '4 unread notifications' })).toBeVisible());
  });

  it('stays as it was while the server does not answer, and for what is none of its business', async () => {
    const calls = doubleFetch({});
    render(<NotificationBell counts={{ unread: 3, critical: 0 }} />);
    act(() => openedStreams('/api/events')[0]!.say({ kind: 'invoice', id: 'other' }));
    expect(calls).toEqual([]);
    act(() => openedStreams('/api/events')[0]!.say({ kind: 'notification', id: 'new' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('link', { name: '3 unread notifications' })).toBeVisible();
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { OwnNotifications } from '@/components/notifications/own-notifications';
import type { NotificationPage, NotificationView } from '@/lib/notifications/schema/notifications';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';

const alert: NotificationView = {
  id: 'alert',
  type: 'alert.raised',
  group: 'alerts',
  priority: 'critical',
  title: 'A deed was recorded',
  message: 'A quitclaim deed names a stranger.',
  href: '/alerts/1',
  timestamp: '2026-11-20T15:00:00.000Z',
  isRead: false,
  actionRequired: true,
};
const paid: NotificationView = {
  ...alert,
  id: 'paid',
  type: 'invoice.paid',
  group: 'invoices',
  priority: 'medium',
  title: 'An invoice was paid',
  message: 'INV-2026-0001 is paid.',
  href: null,
  timestamp: '2026-11-20T14:00:00.000Z',
  isRead: true,
  actionRequired: false,
};

const LIST = 'GET /api/notifications';
const asOf = '2026-11-20T15:30:00.000Z';

function pageOf(notifications: NotificationView[]): NotificationPage {
  const unread = notifications.filter(({ isRead }) => !isRead);
  const critical = unread.filter(({ priority }) => priority === 'critical').length;
  return { notifications, unread: unread.length, critical, next: null, asOf };
}

function show(first: NotificationView[], routes: Parameters<typeof doubleFetch>[0] = {}) {
  let listed = first;
  const calls = doubleFetch({
    [LIST]: () => ({ body: pageOf(listed) }),
    [`${LIST}?show=unread`]: () => ({ body: pageOf(listed.filter(({ isRead }) => !isRead)) }),
    ...routes,
  });
  render(<OwnNotifications />);
  return { calls, user: userEvent.setup(), change: (next: NotificationView[]) => (listed = next) };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asked = (calls: { request: string }[], request: string) =>
  calls.filter((call) => call.request === request).length;

beforeEach(doubleEvents);
afterEach(() => {
  accountClient().clear();
  history.replaceState(null, '', '/');
});

describe('the notifications of an account', () => {
  it('are listed newest first, with how many are unread and critical', async () => {
    show([alert, paid]);
    expect(screen.getByText('Loading your notifications')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['A deed was recorded', 'An invoice was paid']));
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Critical');
    expect(within(first!).getByText('Unread')).toBeVisible();
    expect(within(first!).getByRole('link', { name: 'Take Action A deed was recorded' })).toHaveAttribute(
      'href',
      '/alerts/1',
    );
    expect(within(second!).queryByText('Unread')).toBeNull();
    expect(within(second!).queryByRole('link')).toBeNull();
    expect(screen.getByText('1 unread, and it is critical')).toBeVisible();
  });

  it('say so when there is none', async () => {
    show([]);
    expect(await screen.findByText(/Nothing yet\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  });

  it('say why they could not be loaded, and are asked for again', async () => {
    const { user, calls } = show([], { [LIST]: new TypeError('offline') });
    expect(await screen.findByText('Your notifications could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked(calls, LIST)).toBe(2));
  });

  it('appear as they come in, without a reload', async () => {
    const { change } = show([paid]);
    await waitFor(() => expect(titles()).toEqual(['An invoice was paid']));
    change([alert, paid]);
    act(() => openedStreams('/api/events')[0]!.say({ kind: 'notification', id: 'alert' }));
    await waitFor(() => expect(titles()).toEqual(['A deed was recorded', 'An invoice was paid']));
  });

  it('are marked read one by one', async () => {
    const { user, calls, change } = show([alert], { 'PATCH /api/notifications/alert': { status: 204 } });
    const button = await screen.findByRole('button', { name: 'Mark Read A deed was recorded' });
    change([{ ...alert, isRead: true }]);
    await user.click(button);
    expect(await screen.findByText('Nothing unread')).toBeVisible();
    expect(calls).toContainEqual({ request: 'PATCH /api/notifications/alert', body: { isRead: true } });
    expect(screen.getByRole('button', { name: 'Mark Unread A deed was recorded' })).toBeVisible();
  });

  it('are read once their page is opened from here', async () => {
    const { user, calls } = show([alert], { 'PATCH /api/notifications/alert': { status: 204 } });
    // jsdom opens no page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(await screen.findByRole('link', { name: 'Take Action A deed was recorded' }));
    expect(calls).toContainEqual({ request: 'PATCH /api/notifications/alert', body: { isRead: true } });
  });

  it('are all marked read up to what the list shows', async () => {
    const { user, calls, change } = show([alert, paid], {
      'POST /api/notifications/read-all': { body: { read: 1 } },
    });
    const button = await screen.findByRole('button', { name: 'Mark All Read' });
    change([{ ...alert, isRead: true }, paid]);
    await user.click(button);
    expect(await screen.findByText('Nothing unread')).toBeVisible();
    expect(calls).toContainEqual({ request: 'POST /api/notifications/read-all', body: { until: asOf } });
    expect(screen.getByRole('heading', { name: 'Latest' })).toHaveFocus();
  });

  it('are deleted, and brought back in their place', async () => {
    const { user, change } = show([alert, paid], {
      'DELETE /api/notifications/alert': { status: 204 },
      'PATCH /api/notifications/alert': { status: 204 },
    });
    const button = await screen.findByRole('button', { name: 'Delete A deed was recorded' });
    change([paid]);
    await user.click(button);
    const undo = await screen.findByRole('button', { name: 'Undo the deletion of A deed was recorded' });
    expect(undo).toHaveFocus();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Deleted: A deed was recorded');

    change([alert, paid]);
    await user.click(undo);
    await waitFor(() => expect(titles()).toEqual(['A deed was recorded', 'An invoice was paid']));
    expect(screen.getByRole('heading', { name: 'Latest' })).toHaveFocus();
  });

  it('say why one could not be deleted, and keep it', async () => {
    const message = 'There is no such notification. It may have been deleted.';
    const { user } = show([paid], {
      'DELETE /api/notifications/paid': { status: 404, body: { code: 'not_found', message } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete An invoice was paid' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(titles()).toEqual(['An invoice was paid']);
  });

  it('are filtered by the address, which the filter writes', async () => {
    const { user } = show([alert, paid]);
    await waitFor(() => expect(titles()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText('Show'), 'Unread');
    await waitFor(() => expect(titles()).toEqual(['A deed was recorded']));
    expect(location.search).toBe('?show=unread');
  });

  it('come a page at a time', async () => {
    const { user } = show([], {
      [LIST]: { body: { ...pageOf([alert]), next: 'alert' } },
      [`${LIST}?after=alert`]: { body: pageOf([paid]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    await waitFor(() => expect(titles()).toEqual(['A deed was recorded', 'An invoice was paid']));
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });
});

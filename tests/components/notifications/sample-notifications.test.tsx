import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationCenter } from '@/components/notifications/notification-center';
import { AuthProvider } from '@/components/session/auth-provider';
import { doubleFetch } from '@/tests/support/fetch-double';

function show() {
  const calls = doubleFetch({});
  render(
    <AuthProvider>
      <NotificationCenter />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const rows = () => screen.getAllByRole('heading', { level: 3 });

describe('the notification centre for a visitor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is sample data, and says so', () => {
    show();
    const frame = screen.getByRole('region', { name: 'Sample data' });
    expect(within(frame).getByText('2 unread, 1 of them critical')).toBeVisible();
    expect(within(frame).getAllByRole('listitem')).toHaveLength(4);
  });

  it('marks, deletes and brings back in the page alone', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('button', { name: 'Mark Read A lock is not paid yet' }));
    expect(screen.getByText('1 unread, and it is critical')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark All Read' }));
    expect(screen.getByText('Nothing unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete A lock is not paid yet' }));
    expect(rows()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Undo the deletion of A lock is not paid yet' }));
    expect(rows()).toHaveLength(4);
    expect(calls).toEqual([]);
  });

  it('may get something new every half minute, and has room for ten', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.29);
    show();
    act(() => jest.advanceTimersByTime(29_999));
    expect(rows()).toHaveLength(4);
    act(() => jest.advanceTimersByTime(1));
    expect(rows()).toHaveLength(5);
    act(() => jest.advanceTimersByTime(300_000));
    expect(rows()).toHaveLength(10);
  });

  it('gets nothing new in seven of ten half minutes', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.3);
    show();
    act(() => jest.advanceTimersByTime(300_000));
    expect(rows()).toHaveLength(4);
  });
});

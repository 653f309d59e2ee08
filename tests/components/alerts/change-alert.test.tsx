import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeAlert } from '@/components/alerts/change-alert';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const PATCH = 'PATCH /api/alerts/a1';
const active = {
  id: 'a1',
  level: 'CRITICAL',
  title: 'A quitclaim deed was recorded',
  status: 'active',
  isSettled: false,
} as const;
const resolved = { ...active, status: 'resolved' } as const;

function show(alert: Parameters<typeof ChangeAlert>[0]['alert']) {
  render(
    <>
      <ChangeAlert alert={alert} />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

afterEach(clearToasts);

describe('what can be done with an alert', () => {
  const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('is to investigate first where waiting may cost the property', () => {
    show(active);
    expect(offered()).toEqual([`Investigate ${active.title}`, 'This was me', 'Resolve']);
  });

  it('is to say that it was its owner first where it can wait', () => {
    show({ ...active, level: 'MEDIUM' });
    expect(offered()).toEqual(['This was me', 'Resolve', `Investigate ${active.title}`]);
  });

  it('is no report of fraud once it is resolved', () => {
    show(resolved);
    expect(offered()).toEqual(['Mark as active again']);
  });

  it('takes one press when it was its owner, and the page is read again', async () => {
    const calls = doubleFetch({ [PATCH]: { body: resolved } });
    const user = show(active);
    await press(user, 'This was me');

    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(calls).toEqual([{ request: PATCH, body: { status: 'resolved', reason: 'This was me' } }]);
    expect(await screen.findByText('Alert resolved')).toBeVisible();
  });

  it('is resolved with a reason that is chosen, and words', async () => {
    const calls = doubleFetch({ [PATCH]: { body: resolved } });
    const user = show(active);
    await press(user, 'Resolve');
    const dialog = await screen.findByRole('dialog', { name: 'Resolve this alert' });
    await user.selectOptions(within(dialog).getByLabelText('Why'), 'Dealt with it');
    await user.type(within(dialog).getByLabelText(/In your words/), 'I called the recorder.');
    await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([
      {
        request: PATCH,
        body: { status: 'resolved', reason: 'Dealt with it: I called the recorder.' },
      },
    ]);
  });

  it('waits for a reason', async () => {
    const user = show(active);
    await press(user, 'Resolve');
    const dialog = await screen.findByRole('dialog');
    const resolve = within(dialog).getByRole('button', { name: 'Resolve' });
    expect(resolve).toBeDisabled();
    await user.selectOptions(within(dialog).getByLabelText('Why'), 'I expected it');
    expect(resolve).toBeEnabled();
  });

  it('keeps the dialog open and says why when it fails', async () => {
    doubleFetch({
      [PATCH]: { status: 404, body: { message: 'There is no such alert.', code: 'not_found' } },
    });
    const user = show(active);
    await press(user, 'Resolve');
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Why'), 'I expected it');
    await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));

    expect(await within(dialog).findByText('There is no such alert.')).toBeVisible();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('says why a press alone failed', async () => {
    doubleFetch({
      [PATCH]: { status: 404, body: { message: 'There is no such alert.', code: 'not_found' } },
    });
    const user = show(active);
    await press(user, 'This was me');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such alert.');
  });

  it('is active again after a wrong press', async () => {
    const calls = doubleFetch({ [PATCH]: { body: active } });
    const user = show(resolved);
    await press(user, 'Mark as active again');
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(calls).toEqual([{ request: PATCH, body: { status: 'active' } }]);
  });

  it('is nothing once it ended with what it was about', () => {
    show({ ...resolved, isSettled: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

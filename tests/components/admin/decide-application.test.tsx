import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecideApplication } from '@/components/admin/decide-application';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const DECISION = 'POST /api/partners/applications/app-1/decision';
const note = () => screen.getByLabelText(/Note to the applicant/);
const dialog = () => within(screen.getByRole('dialog'));

function renderButtons(answer: Parameters<typeof doubleFetch>[0][string], sendsMail = true) {
  const calls = doubleFetch({ [DECISION]: answer });
  render(
    <>
      <DecideApplication id="app-1" company="Navy Title" sendsMail={sendsMail} />
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

afterEach(clearToasts);

describe('The answer to an application', () => {
  it('says what it changes before it is given, and sends the note along', async () => {
    const { user, calls } = renderButtons({ body: {} });

    await user.click(screen.getByRole('button', { name: 'Approve Navy Title' }));
    expect(dialog().getByText(/is told by email/)).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.type(note(), 'Welcome.');
    await user.click(dialog().getByRole('button', { name: 'Approve application' }));

    await waitFor(() =>
      expect(calls).toEqual([{ request: DECISION, body: { decision: 'approved', note: 'Welcome.' } }]),
    );
    expect(await screen.findByText('Navy Title is a partner')).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it.each(['Approve', 'Decline'])('promises no mail without a mail server to %s', async (name) => {
    const { user } = renderButtons({ body: {} }, false);

    await user.click(screen.getByRole('button', { name: `${name} Navy Title` }));
    expect(
      dialog().getByText(/the email is kept here, because no mail server is set up/),
    ).toBeInTheDocument();
    expect(dialog().queryByText(/told by email/)).not.toBeInTheDocument();
  });

  it('leaves the focus on the page when its buttons go with it', async () => {
    doubleFetch({ [DECISION]: { body: {} } });
    const page = (isWaiting: boolean) => (
      <main>{isWaiting ? <DecideApplication id="app-1" company="Navy Title" sendsMail /> : 'Approved'}</main>
    );
    const { rerender } = render(page(true));
    await userEvent.click(screen.getByRole('button', { name: 'Approve Navy Title' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Approve application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve Navy Title' })).toHaveFocus());

    rerender(page(false));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('can be taken back before it is given, and keeps what was written', async () => {
    const { user, calls } = renderButtons({ body: {} });

    await user.click(screen.getByRole('button', { name: 'Decline Navy Title' }));
    await user.type(note(), 'Not yet.');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Decline Navy Title' }));

    expect(note()).toHaveValue('Not yet.');
    expect(calls).toEqual([]);
  });

  it('stays open with the reason when somebody else was faster', async () => {
    const message = 'This application was answered already.';
    const { user } = renderButtons({ status: 409, body: { code: 'conflict', message } });

    await user.click(screen.getByRole('button', { name: 'Decline Navy Title' }));
    await user.click(dialog().getByRole('button', { name: 'Decline application' }));

    expect(await dialog().findByText(message)).toBeInTheDocument();
    expect(router.refresh).not.toHaveBeenCalled();
  });
});

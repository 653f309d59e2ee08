import { act, cleanup, screen, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { ada } from '@/tests/support/deeds';
import {
  ADDRESS,
  created,
  dayFromNow,
  field,
  fileInput,
  fill,
  location,
  renderDialog,
  submit,
  sum,
} from '@/tests/support/request-dialog';
import { clearToasts } from '@/tests/support/toasts';
import { doubleUploads } from '@/tests/support/upload-double';

beforeEach(doubleUploads);
afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

const instructions = () => field(/^Special instructions/);
const startOver = () => screen.queryByRole('button', { name: 'Start over' });

/** As the page does when the dialog is closed, and when it is asked for again. */
function reopen(...options: Parameters<typeof renderDialog>) {
  cleanup();
  return renderDialog(...options);
}

describe('a request that was closed before it was sent', () => {
  it('is there again, with its file', async () => {
    const { user, onClose } = renderDialog();
    expect(startOver()).not.toBeInTheDocument();
    await fill(user);
    await user.type(instructions(), 'Gate code 12');
    await user.upload(fileInput(), new File(['%PDF-1.7 %%EOF'], 'deed.pdf', { type: 'application/pdf' }));
    await screen.findByRole('button', { name: 'Remove deed.pdf' });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();

    reopen();

    expect(screen.getByText('What you entered before is still here.')).toBeInTheDocument();
    expect(field('Service type')).toHaveValue('real-estate');
    expect(field('Date')).toHaveValue(dayFromNow(1));
    expect(location()).toHaveValue(ADDRESS);
    expect(instructions()).toHaveValue('Gate code 12');
    expect(screen.getByRole('button', { name: 'Remove deed.pdf' })).toBeInTheDocument();
  });

  it('can be begun anew, and is forgotten then', async () => {
    const { user } = renderDialog();
    await fill(user);
    const again = reopen({}, { initial: {} });

    await again.user.click(startOver()!);

    expect(screen.getByRole('radio', { name: 'In person' })).toHaveFocus();
    expect(field('Service type')).toHaveValue('');
    expect(location()).toHaveValue('');
    expect(startOver()).not.toBeInTheDocument();
    reopen();
    expect(startOver()).not.toBeInTheDocument();
  });

  it('is there again after a reload, without its file', async () => {
    const { user } = renderDialog();
    await fill(user);
    await user.type(instructions(), 'Gate code 12');
    await user.upload(fileInput(), new File(['%PDF-1.7 %%EOF'], 'deed.pdf', { type: 'application/pdf' }));
    await screen.findByRole('button', { name: 'Remove deed.pdf' });
    cleanup();
    act(() => accountClient().clear());

    const again = renderDialog();

    expect(screen.getByText('What you entered before is still here.')).toBeInTheDocument();
    expect(field('Service type')).toHaveValue('real-estate');
    expect(field('Date')).toHaveValue(dayFromNow(1));
    expect(location()).toHaveValue(ADDRESS);
    expect(instructions()).toHaveValue('Gate code 12');
    expect(screen.queryByRole('button', { name: 'Remove deed.pdf' })).not.toBeInTheDocument();

    await within(sum()).findByText('$196.02');
    await submit(again.user);
    await screen.findByText('Your request is on its way');
    expect(again.sent()).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is kept for another try after a reload when it could not be sent', async () => {
    const { user } = renderDialog();
    await fill(user);
    cleanup();
    act(() => accountClient().clear());
    const failing = renderDialog({ creates: new TypeError('Failed to fetch') });
    await within(sum()).findByText('$196.02');
    await submit(failing.user);
    await screen.findByText('Your request was not submitted');
    cleanup();
    act(() => accountClient().clear());

    renderDialog();

    expect(location()).toHaveValue(ADDRESS);
  });

  it('is forgotten once it is sent, with what was typed meanwhile', async () => {
    let take = () => {};
    const { user } = renderDialog({
      creates: () => new Promise((resolve) => (take = () => resolve({ status: 201, body: created }))),
    });
    await fill(user);
    await submit(user);
    await screen.findByText('Submitting...');
    await user.type(instructions(), 'Gate');
    await act(async () => take());
    await screen.findByText('Your request is on its way');

    reopen();

    expect(startOver()).not.toBeInTheDocument();
    expect(location()).toHaveValue('');
  });

  it('is not there to be sent twice while it is under way, and is there again when it failed', async () => {
    let fail = () => {};
    const { user } = renderDialog({
      creates: () => new Promise((resolve) => (fail = () => resolve(new TypeError('Failed to fetch')))),
    });
    await fill(user);
    await submit(user);
    await screen.findByText('Submitting...');

    reopen();
    expect(location()).toHaveValue('');
    await act(async () => fail());

    reopen({ creates: { status: 201, body: created } });
    expect(location()).toHaveValue(ADDRESS);
    expect(startOver()).toBeInTheDocument();
  });

  it('is not the one of somebody who signs in afterward', async () => {
    const { user } = renderDialog();
    await fill(user);
    cleanup();
    localStorage.setItem('user', JSON.stringify(ada));

    renderDialog();

    expect(location()).toHaveValue('');
    localStorage.clear();
  });
});

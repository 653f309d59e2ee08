import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { ToastHost } from '@/components/ui/toast-host';
import { clearToasts } from '@/tests/support/toasts';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <ToastHost />
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>A question</DialogTitle>
          <button>Keep it</button>
        </DialogContent>
      </Dialog>
    </>
  );
}

async function showMessage() {
  // As in the layout: the messages are a part of the body itself, and not of what the dialog hides.
  render(<Page />, { container: document.body });
  // Radix looks at presses beside the dialog from the next moment on.
  await screen.findByRole('dialog');
  await act(async () => toast({ title: 'Sent' }));
  await screen.findByText('Sent');
  return userEvent.setup();
}

const dialog = () => screen.getByRole('dialog');
const close = () => screen.getByRole('button', { name: 'Close toast' });
const noMessage = () => waitFor(() => expect(screen.queryByText('Sent')).not.toBeInTheDocument());

// jsdom captures no pointer.
beforeEach(() => (Element.prototype.setPointerCapture = () => {}));
// Another file may have left one that goes by itself.
beforeEach(clearToasts);
afterEach(clearToasts);
afterEach(() => jest.restoreAllMocks());

it('is seen as soon as it is found, however slowly the page is drawn', async () => {
  let at = 0;
  // React gives way after each part of the page.
  jest.spyOn(performance, 'now').mockImplementation(() => (at += 10));
  render(<ToastHost />);
  setTimeout(() => toast({ title: 'Sent' }), 0);

  expect(await screen.findByText('Sent')).toBeVisible();
});

describe('a message while a dialog is open', () => {
  it('can be pressed, and is no part of what the dialog hides', async () => {
    await showMessage();

    expect(document.body).toHaveStyle({ pointerEvents: 'none' });
    expect(close().closest('li')).toHaveClass('pointer-events-auto');
    expect(close()).toBeVisible();
  });

  it('is closed by its cross, and the dialog stays', async () => {
    const user = await showMessage();

    await user.click(close());

    await noMessage();
    expect(dialog()).toBeInTheDocument();
  });

  it('does not close the dialog when it is pressed', async () => {
    const user = await showMessage();

    await user.click(screen.getByText('Sent'));

    expect(dialog()).toBeInTheDocument();
  });

  it('keeps the focus that it is given', async () => {
    await showMessage();

    act(() => close().focus());

    expect(close()).toHaveFocus();
  });

  it('is closed by Escape where it has the focus, and the dialog is not', async () => {
    const user = await showMessage();
    act(() => close().focus());

    await user.keyboard('{Escape}');

    await noMessage();
    expect(dialog()).toBeInTheDocument();
  });

  it('leaves Escape to the dialog otherwise', async () => {
    const user = await showMessage();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Sent')).toBeInTheDocument();
  });

  it('can be scrolled where it is long', async () => {
    await showMessage();

    expect(fireEvent.wheel(screen.getByText('Sent'), { deltaY: 10 })).toBe(true);
  });
});

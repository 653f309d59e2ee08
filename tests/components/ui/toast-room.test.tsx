import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';
import { ToastHost } from '@/components/ui/toast-host';
import { clearToasts } from '@/tests/support/toasts';

const MESSAGE_PX = 98;
const BAR_PX = 65;
const room = () => document.documentElement.style.getPropertyValue('--toast-room');

/** jsdom lays nothing out: a message has its height, and the header that of its bar and the room below it. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'HEADER' ? BAR_PX + (parseFloat(room()) || 0) : MESSAGE_PX;
  });
}

async function showMessage() {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  render(
    <>
      <header data-page-header>DeedGuard</header>
      <ToastHost />
    </>,
    { container: document.body },
  );
  await act(async () => toast({ title: 'Sent' }));
  await screen.findByText('Sent');
  return { scrollBy, user: userEvent.setup() };
}

beforeEach(() => {
  // jsdom captures no pointer.
  Element.prototype.setPointerCapture = () => {};
  window.matchMedia = ((query: string) => ({
    matches: query === '(width <= 600px)',
  })) as typeof window.matchMedia;
  layOut();
});
afterEach(() => {
  clearToasts();
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(window, 'matchMedia');
  Object.assign(window, { scrollY: 0 });
});

describe('a message on a phone', () => {
  it('has its room in the header, as high as it is, so that it lies on nothing', async () => {
    const { scrollBy } = await showMessage();

    await waitFor(() => expect(room()).toBe(`${MESSAGE_PX + 16}px`));
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('leaves what is read where it is, once it has gone', async () => {
    const { scrollBy, user } = await showMessage();
    await waitFor(() => expect(room()).not.toBe(''));
    Object.assign(window, { scrollY: 500 });

    await user.click(screen.getByRole('button', { name: 'Close toast' }));

    await waitFor(() => expect(room()).toBe(''));
    expect(scrollBy).toHaveBeenCalledWith({ top: -(MESSAGE_PX + 16), behavior: 'instant' });
  });

  it('moves nothing while a finger is down, and does not move back right after it', async () => {
    const { user } = await showMessage();
    await waitFor(() => expect(room()).not.toBe(''));
    const touch = (name: string) => {
      const event = new MouseEvent(name, { bubbles: true });
      Object.defineProperty(event, 'pointerType', { value: 'touch' });
      fireEvent(document.body, event);
    };

    touch('pointerdown');
    await user.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByText('Sent')).not.toBeInTheDocument());
    expect(room()).not.toBe('');
    touch('pointerup');
    expect(room()).not.toBe('');
    await waitFor(() => expect(room()).toBe(''), { timeout: 3_000 });
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';
import { ToastHost } from '@/components/ui/toast-host';

/** Answers each time that the toaster is asked for. */
const load = jest.fn<void, []>();

jest.mock('../../../components/ui/toaster', () => ({
  __esModule: true,
  get Toaster() {
    load();
    return ({ messages }: { messages: { title: string }[] }) => messages.map(({ title }) => title).join(', ');
  },
}));

const OFFLINE = () => {
  throw new Error('The chunk could not be loaded');
};

function renderPage() {
  render(
    <>
      <a href="#content">Read on</a>
      <form aria-label="Account">
        <input aria-label="Email" />
      </form>
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

const say = (title: string) => act(async () => toast({ title }));

afterEach(() => {
  load.mockReset();
  jest.restoreAllMocks();
});

describe('the toaster', () => {
  it('is loaded before there is a message, once somebody fills in a form', async () => {
    const user = renderPage();
    await user.click(screen.getByRole('link', { name: 'Read on' }));
    expect(load).not.toHaveBeenCalled();

    await user.click(screen.getByLabelText('Email'));

    await waitFor(() => expect(load).toHaveBeenCalled());
  });

  it('is asked for again after it could not be loaded', async () => {
    load.mockImplementation(OFFLINE);
    renderPage();
    await say('Not sent');
    load.mockReset();

    await say('Sent');

    expect(await screen.findByText('Sent')).toBeInTheDocument();
  });
});

describe('a message that had to wait', () => {
  it('is shown in plain words where the toaster cannot be loaded, until there is a later one', async () => {
    load.mockImplementation(OFFLINE);
    renderPage();
    await say('Not sent');
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    load.mockReset();

    await say('Sent');

    await screen.findByText('Sent');
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
  });

  it('gives way to a later one', async () => {
    renderPage();

    await act(async () => {
      toast({ title: 'Not sent' });
      toast({ title: 'Sent' });
    });

    expect(await screen.findByText('Sent')).toBeInTheDocument();
  });

  it('is not shown when the toaster took too long', async () => {
    renderPage();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    load.mockImplementation(() => void clock.mockReturnValue(now + 6_000));

    await say('Not sent');

    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { MessageDialog } from '@/components/notary/visit/messages/message-dialog';
import type { Message, MessageThread } from '@/lib/notary/schema/messages';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents } from '@/tests/support/notary-work';

const URL = '/api/requests/request-1/messages';
const [GET, POST, READ] = [`GET ${URL}`, `POST ${URL}`, `POST ${URL}/read`];

function message(overrides: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    isOwn: false,
    isAutomatic: false,
    senderName: 'Grace Hopper',
    body: 'In the yard.',
    createdAt: '2026-11-20T16:04:00.000Z',
    readAt: '2026-11-20T16:05:00.000Z',
    ...overrides,
  };
}

function thread(overrides: Partial<MessageThread> = {}): MessageThread {
  return {
    requestId: 'request-1',
    partnerName: 'Grace Hopper',
    partnerReadsFrom: null,
    isRemote: false,
    isOpen: true,
    messages: [],
    ...overrides,
  };
}

function open(onClose = () => {}) {
  render(<MessageDialog requestId="request-1" onClose={onClose} />);
  return userEvent.setup();
}

const log = () => screen.findByRole('log', { name: 'Messages' });
const field = () => screen.findByRole('textbox', { name: 'Message' });

let events: ReturnType<typeof doubleEvents>;

beforeEach(() => {
  events = doubleEvents();
});
afterEach(() => accountClient().clear());

describe('the messages of a request', () => {
  it('are shown under their days, own and other, with times and what was read', async () => {
    doubleFetch({
      [GET]: {
        body: thread({
          messages: [
            message({ isOwn: true, id: 'm0', senderName: 'Ada Lovelace', body: 'Where do you park?' }),
            message(),
            message({
              isOwn: true,
              id: 'm2',
              body: 'Thank you.',
              readAt: null,
              createdAt: '2026-11-21T16:04:00.000Z',
            }),
          ],
        }),
      },
    });
    open();

    expect(await screen.findByRole('dialog', { name: 'Grace Hopper' })).toBeInTheDocument();
    const days = within(await log()).getAllByRole('region');
    expect(days).toHaveLength(2);
    const [first, second] = days.map((day) => within(day).getAllByRole('listitem'));
    expect(first!.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You:Where do you park\?\d+:04.* · Read$/),
      expect.stringMatching(/^Grace Hopper:In the yard\.\d+:04\s?\w*$/),
    ]);
    expect(second!.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/ · Sent$/)]);
  });

  it('say what belongs here while there are none', async () => {
    doubleFetch({ [GET]: { body: thread() } });
    open();

    expect(await log()).toHaveTextContent('No messages yet.');
  });

  it('are marked as read once they are seen, and not again', async () => {
    let readAt: string | null = null;
    const calls = doubleFetch({
      [GET]: () => ({ body: thread({ messages: [message({ readAt })] }) }),
      [READ]: () => {
        readAt = '2026-11-20T16:06:00.000Z';
        return { status: 204 };
      },
    });
    open();

    await waitFor(() => expect(calls.filter(({ request }) => request === READ)).toHaveLength(1));
    await waitFor(() => expect(calls.filter(({ request }) => request === GET).length).toBeGreaterThan(1));
    expect(calls.filter(({ request }) => request === READ)).toHaveLength(1);
  });

  it('are not marked as read while nobody looks', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const calls = doubleFetch({
      [GET]: { body: thread({ messages: [message({ readAt: null })] }) },
      [READ]: { status: 204 },
    });
    open();
    await screen.findByText('In the yard.');
    expect(calls.some(({ request }) => request === READ)).toBe(false);

    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls.some(({ request }) => request === READ)).toBe(true));
    visibility.mockRestore();
  });

  it('come in while the dialog is open', async () => {
    let messages: Message[] = [];
    doubleFetch({ [GET]: () => ({ body: thread({ messages }) }) });
    open();
    await log();

    messages = [message()];
    await act(async () => events.announce({ kind: 'message', id: 'request-1' }));
    expect(await screen.findByText('In the yard.')).toBeInTheDocument();
  });

  it('show who wrote before the present notary, and from when that one reads', async () => {
    doubleFetch({
      [GET]: {
        body: thread({
          partnerReadsFrom: '2026-11-20T17:00:00.000Z',
          messages: [
            message({ senderName: 'Alan Turing', body: 'I cannot come.' }),
            message({ id: 'm2', createdAt: '2026-11-20T17:01:00.000Z' }),
          ],
        }),
      },
    });
    open();

    const items = within(await log()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Alan Turing:I cannot come.'),
      'Grace Hopper took over, and can read from here on',
      expect.stringContaining('In the yard.'),
    ]);
    expect(screen.getByText('Alan Turing:')).not.toHaveClass('sr-only');
    expect(screen.getByText('Grace Hopper:')).toHaveClass('sr-only');
  });

  it('can be asked for again when they could not be loaded', async () => {
    let tries = 0;
    doubleFetch({ [GET]: () => (tries++ === 0 ? new TypeError('offline') : { body: thread() }) });
    const user = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The messages could not be loaded');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await log()).toBeInTheDocument();
  });

  it('say what the server says while nobody is assigned', async () => {
    const body = { code: 'conflict', message: 'Nobody has accepted this request yet.' };
    doubleFetch({ [GET]: { status: 409, body } });
    open();

    expect(await screen.findByText('Nobody has accepted this request yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['Grace Hopper', 'This request has ended.'],
    [null, 'No notary is assigned right now.'],
  ])('can be read and not written once the thread with %s is closed', async (partnerName, says) => {
    doubleFetch({ [GET]: { body: thread({ partnerName, isOpen: false, messages: [message()] }) } });
    open();

    expect(await screen.findByText('In the yard.')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(says))).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('close with Escape', async () => {
    doubleFetch({ [GET]: { body: thread() } });
    const onClose = jest.fn();
    const user = open(onClose);
    await log();
    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('writing a message', () => {
  const sent = (body: string) => message({ id: 'new', isOwn: true, body, readAt: null });

  it('sends with Enter, begins a line with Shift and Enter, and empties the field', async () => {
    const calls = doubleFetch({
      [GET]: { body: thread() },
      [POST]: (body) => ({ status: 201, body: sent((body as { body: string }).body) }),
    });
    const user = open();
    await user.type(await field(), 'Two{Shift>}{Enter}{/Shift}lines.{Enter}');

    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(calls).toContainEqual({ request: POST, body: { body: 'Two\nlines.' } });
  });

  it('shows it at once', async () => {
    let messages: Message[] = [];
    doubleFetch({
      [GET]: () => ({ body: thread({ messages }) }),
      [POST]: () => {
        messages = [sent('Hello.')];
        return { status: 201, body: messages[0] };
      },
    });
    const user = open();
    await user.type(await field(), 'Hello.');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await within(await log()).findByText('Hello.')).toBeInTheDocument();
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('sends nothing that is empty', async () => {
    const calls = doubleFetch({ [GET]: { body: thread() } });
    const user = open();
    await user.type(await field(), '  {Enter}');

    expect(calls.some(({ request }) => request === POST)).toBe(false);
  });

  it('sends once, however often Enter is pressed', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => {};
    const calls = doubleFetch({
      [GET]: { body: thread() },
      [POST]: () => new Promise((resolve) => (answer = resolve)),
    });
    const user = open();
    await user.type(await field(), 'Hello.{Enter}{Enter}{Enter}');
    expect(calls.filter(({ request }) => request === POST)).toHaveLength(1);

    await act(async () => answer({ status: 201, body: sent('Hello.') }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
  });

  it('keeps the text, and says why, when it could not be sent', async () => {
    const body = { code: 'rate_limited', message: 'Too many tries. Please wait 3 minutes and try again.' };
    doubleFetch({ [GET]: { body: thread() }, [POST]: { status: 429, body } });
    const user = open();
    await user.type(await field(), 'Hello.{Enter}');

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please wait 3 minutes'));
    expect(await field()).toHaveValue('Hello.');
  });

  it('keeps what was typed from a click beside the dialog', async () => {
    doubleFetch({ [GET]: { body: thread() } });
    const onClose = jest.fn();
    const user = open(onClose);
    await user.type(await field(), 'I am nearly th');

    await user.click(document.querySelector('[data-slot="dialog-overlay"]')!);

    expect(onClose).not.toHaveBeenCalled();
    expect(await field()).toHaveValue('I am nearly th');
  });

  it('counts what is left near the limit, and sends nothing beyond it', async () => {
    const calls = doubleFetch({ [GET]: { body: thread() } });
    const user = open();
    await user.click(await field());
    await user.paste('x'.repeat(1_950));
    expect(screen.getByText('50 characters left')).toBeInTheDocument();
    await user.paste('x'.repeat(51));
    expect(screen.getByText('1 over the limit')).toBeInTheDocument();
    await user.keyboard('{Enter}');

    expect(await screen.findByText(/at most 2,000 characters/)).toBeInTheDocument();
    expect(calls.some(({ request }) => request === POST)).toBe(false);
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { MessageDialog } from '@/components/notary/visit/messages/message-dialog';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents } from '@/tests/support/notary-work';

const GET = (id: string) => `GET /api/requests/${id}/messages`;
const POST = 'POST /api/requests/one/messages';
const answer = {
  body: {
    requestId: 'one',
    partnerName: 'Grace Hopper',
    partnerReadsFrom: null,
    isOpen: true,
    messages: [],
  },
};

/** A page with two requests, whose messages can be opened. */
function Page() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      {['one', 'two'].map((id) => (
        <button key={id} onClick={() => setOpened(id)}>
          {id}
        </button>
      ))}
      {opened && <MessageDialog requestId={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const field = () => screen.findByRole('textbox', { name: 'Message' });

function renderPage() {
  render(<Page />);
  const user = userEvent.setup();
  const open = async (id: string) => {
    await user.click(screen.getByRole('button', { name: id }));
    return field();
  };
  return { user, open };
}

beforeEach(doubleEvents);
afterEach(() => accountClient().clear());

describe('a message that was not sent', () => {
  it('is there again after Escape and after the cross, for its request alone', async () => {
    doubleFetch({ [GET('one')]: answer, [GET('two')]: answer });
    const { user, open } = renderPage();
    await user.type(await open('one'), 'I am nearly th');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    expect(await open('two')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(await open('one')).toHaveValue('I am nearly th');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await open('one')).toHaveValue('I am nearly th');
  });

  it('is not there to be sent twice while it is under way, and is there again when it failed', async () => {
    let fail = () => {};
    doubleFetch({
      [GET('one')]: answer,
      [POST]: () => new Promise((resolve) => (fail = () => resolve(new TypeError('offline')))),
    });
    const { user, open } = renderPage();
    await user.type(await open('one'), 'Hello.{Enter}');
    await user.keyboard('{Escape}');
    expect(await open('one')).toHaveValue('');
    await user.keyboard('{Escape}');

    await act(async () => fail());

    expect(await open('one')).toHaveValue('Hello.');
  });

  it('is forgotten once it was sent', async () => {
    const message = {
      id: 'm',
      isOwn: true,
      senderName: 'Ada',
      body: 'Hello.',
      createdAt: '2026-11-20T16:04:00Z',
    };
    doubleFetch({ [GET('one')]: answer, [POST]: { status: 201, body: { ...message, readAt: null } } });
    const { user, open } = renderPage();
    await user.type(await open('one'), 'Hello.{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await user.keyboard('{Escape}');

    expect(await open('one')).toHaveValue('');
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoChange } from '@/components/accounts/undo-change';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import { doubleFetch } from '@/tests/support/fetch-double';

const UNDO = 'POST /api/security/undo';
const ada = { id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: 'L', role: 'owner' } as const;

const button = () => screen.getByRole('button', { name: /^Undo/ });

function show(hash = '#a-secret') {
  location.hash = hash;
  render(<UndoChange />);
  return userEvent.setup();
}

afterEach(() => {
  location.hash = '';
  storeUser(null);
});

describe('the link of an email', () => {
  it('does nothing before the button is pressed: mail programs open links too', async () => {
    const calls = doubleFetch({ [UNDO]: { status: 204 } });
    const user = show();
    expect(calls).toEqual([]);
    await user.dblClick(button());
    expect(await screen.findByText('The change was undone')).toHaveFocus();
    expect(calls).toEqual([{ request: UNDO, body: { token: 'a-secret' } }]);
  });

  it('forgets who was signed in, because every session has ended', async () => {
    storeUser({ ...ada, createdAt: '2026-01-05T09:00:00.000Z' });
    doubleFetch({ [UNDO]: { status: 204 } });
    const user = show();
    await user.click(button());
    await screen.findByText('The change was undone');
    expect(readStoredUser()).toBeNull();
  });

  it.each(['This link has already been used.', 'This link has expired. It worked for 24 hours.'])(
    'says when it is over, and what to do then: %s',
    async (message) => {
      doubleFetch({ [UNDO]: { status: 410, body: { message, code: 'gone' } } });
      const user = show();
      await user.click(button());
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByText(/Was it not you who changed this\?/)).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('can be pressed again when the server was not reached', async () => {
    let isAway = true;
    doubleFetch({ [UNDO]: () => (isAway ? new TypeError('offline') : { status: 204 }) });
    const user = show();
    await user.click(button());
    expect(await screen.findByText(/The server could not be reached\./)).toBeInTheDocument();
    isAway = false;
    await user.click(button());
    expect(await screen.findByText('The change was undone')).toBeInTheDocument();
  });

  it('says that it is not complete without its secret', () => {
    show('');
    expect(screen.getByText(/This link is not complete\./)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

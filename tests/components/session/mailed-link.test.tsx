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
      expect(await screen.findByText(message)).toHaveFocus();
      expect(screen.getByText(/Wasn’t this you\?/)).toBeInTheDocument();
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

  describe('that can bring something back', () => {
    const wants = {
      status: 422,
      body: {
        message: 'Please enter your password.',
        code: 'validation_failed',
        fields: { password: 'Please enter your password.' },
      },
    };
    const refuses = {
      status: 401,
      body: {
        message: 'This is not your password.',
        code: 'wrong_password',
        fields: { password: 'This is not your password.' },
      },
    };
    const right = 'a deed is a deed';

    function answer(body: unknown) {
      const { password, takeAwayOnly } = body as { password?: string; takeAwayOnly?: boolean };
      if (takeAwayOnly || password === right) return { status: 204 };
      return password ? refuses : wants;
    }

    async function showAsked() {
      const calls = doubleFetch({ [UNDO]: answer });
      const user = show();
      expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
      await user.click(button());
      expect(await screen.findByText('Bring back what was removed?')).toHaveFocus();
      return { user, calls };
    }

    it('asks for the password then, and says what is so without it', async () => {
      await showAsked();
      expect(screen.getByLabelText('Your password')).toHaveAttribute('autocomplete', 'current-password');
      expect(screen.getByText(/Without it, they stay removed\./)).toBeInTheDocument();
      expect(screen.queryByText('Please enter your password.')).not.toBeInTheDocument();
    });

    it('brings it back with the password', async () => {
      const { user, calls } = await showAsked();
      await user.type(screen.getByLabelText('Your password'), right);
      await user.click(screen.getByRole('button', { name: 'Undo everything' }));
      expect(await screen.findByText('The change was undone')).toHaveFocus();
      expect(calls.at(-1)).toEqual({ request: UNDO, body: { token: 'a-secret', password: right } });
    });

    it('says on the field that a password is wrong, or missing, and takes another one', async () => {
      const { user } = await showAsked();
      const field = screen.getByLabelText('Your password');
      await user.click(screen.getByRole('button', { name: 'Undo everything' }));
      expect(await screen.findByText('Please enter your password.')).toBeInTheDocument();
      expect(field).toBeInvalid();
      await user.type(field, 'another one');
      await user.keyboard('{Enter}');
      expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
      await user.clear(field);
      await user.type(field, right);
      await user.keyboard('{Enter}');
      expect(await screen.findByText('The change was undone')).toBeInTheDocument();
    });

    it('brings nothing back at the press of the second button, and does not say that anything was added', async () => {
      const { user, calls } = await showAsked();
      await user.click(screen.getByRole('button', { name: 'Log out everywhere, bring nothing back' }));
      expect(await screen.findByText('Nothing was brought back')).toHaveFocus();
      expect(calls.at(-1)).toEqual({ request: UNDO, body: { token: 'a-secret', takeAwayOnly: true } });
      expect(screen.getByText(/Anything that was added is taken away\./)).toBeInTheDocument();
    });
  });

  it('says that it is not complete without its secret', () => {
    show('');
    expect(screen.getByText(/This link is not complete\./)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

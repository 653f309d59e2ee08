import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InterestForm } from '@/components/partners/interest-form';
import { doubleFetch } from '@/tests/support/fetch-double';

const CALL = 'POST /api/interests';

function show() {
  const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
  const user = userEvent.setup();
  render(<InterestForm topic="enterprise" label="Send" afterward="A person reads it." withMessage />);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We have your request'));
    return calls[0]?.body;
  };
  return { user, send };
}

async function fill() {
  const shown = show();
  await shown.user.type(screen.getByLabelText('Name'), 'Grace Hopper');
  await shown.user.type(screen.getByLabelText('Email'), 'grace@example.com');
  return shown;
}

describe('the form of interest', () => {
  it('takes whoever sent it to the answer, which is far above the button', async () => {
    const { send } = await fill();
    await send();

    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('finds again what was typed before a reload, until it is sent', async () => {
    const { user } = await fill();
    await user.type(screen.getByLabelText(/Message/), 'Forty lots.');
    cleanup();

    const { send } = show();
    expect(screen.getByLabelText(/Message/)).toHaveValue('Forty lots.');
    expect(await send()).toMatchObject({ message: 'Forty lots.', topic: 'enterprise' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('sends topic, organization and message', async () => {
    const { user, send } = await fill();
    await user.type(screen.getByLabelText(/Organization/), 'Navy Title');
    await user.type(screen.getByLabelText(/Message/), 'Forty lots.');

    expect(await send()).toEqual({
      topic: 'enterprise',
      name: 'Grace Hopper',
      email: 'grace@example.com',
      organization: 'Navy Title',
      message: 'Forty lots.',
    });
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InterestButton } from '@/components/partners/interest-button';
import { doubleFetch } from '@/tests/support/fetch-double';

const CALL = 'POST /api/interests';

async function openDialog() {
  const user = userEvent.setup();
  render(<InterestButton topic="training-texas" label="Enroll Now" about="Notary training in Texas" />);
  await user.click(screen.getByRole('button', { name: 'Enroll Now: Notary training in Texas' }));
  await screen.findByRole('dialog', { name: 'Notary training in Texas' });
  return user;
}

const send = () => screen.getByRole('button', { name: 'Enroll Now' });

describe('a button for what cannot be bought yet', () => {
  it('says so before it asks', async () => {
    await openDialog();

    expect(screen.getByRole('dialog')).toHaveTextContent('Places cannot be booked here yet.');
  });

  it('registers name, email and what it is about, and says to whom we write', async () => {
    const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Grace Hopper');
    await user.type(screen.getByLabelText('Email'), 'grace@example.com');
    await user.click(send());

    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('We will write to grace@example.com.'),
    );
    expect(calls).toEqual([
      { request: CALL, body: { topic: 'training-texas', name: 'Grace Hopper', email: 'grace@example.com' } },
    ]);
  });

  it('names what is missing and sends nothing', async () => {
    const calls = doubleFetch({});
    const user = await openDialog();
    await user.type(screen.getByLabelText('Email'), 'grace');
    await user.click(send());

    expect(await screen.findByText('Please enter your name.')).toBeInTheDocument();
    expect(screen.getByText('Please enter an email address such as name@example.com.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    doubleFetch({ [CALL]: { status: 429, body: { message: 'Too many tries.', code: 'rate_limited' } } });
    const user = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Grace Hopper');
    await user.type(screen.getByLabelText('Email'), 'grace@example.com');
    await user.click(send());

    expect(await screen.findByText('Too many tries.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Grace Hopper');
  });

  it('closes with Escape and gives the focus back', async () => {
    const user = await openDialog();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Enroll Now/ })).toHaveFocus());
  });
});

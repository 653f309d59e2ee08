import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaitlistForm } from '@/components/partners/waitlist/waitlist-form';
import { storeUser } from '@/components/kit/stored-user';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const CALL = 'POST /api/waitlist/join';
const accepted = ['I accept the NDA', /^I accept the terms of service/];

afterEach(clearToasts);

function show() {
  render(
    <>
      <WaitlistForm stateNames={['Texas', 'Ohio']} />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>, { accepts = accepted } = {}) {
  await user.type(screen.getByLabelText('Name'), 'Grace Hopper');
  await user.type(screen.getByLabelText('Email'), 'grace@example.com');
  await user.selectOptions(screen.getByLabelText('State'), 'Texas');
  await user.selectOptions(screen.getByLabelText('Experience'), 'Experienced (7-15 yrs)');
  await user.selectOptions(screen.getByLabelText('Availability'), 'On demand');
  await user.type(screen.getByLabelText('Why would you like to join?'), 'I know my county.');
  for (const label of accepts) await user.click(screen.getByLabelText(label));
}

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

const required = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  state: 'Texas',
  experience: 'experienced',
  availability: 'on-demand',
  motivation: 'I know my county.',
  ndaAccepted: true,
  termsAccepted: true,
};

describe('the form of the waitlist, for an account whose address is not confirmed', () => {
  const says = 'Before you can join the waitlist, please confirm your email address.';

  afterEach(() => storeUser(null));

  it('keeps what was entered and has the link mailed again', async () => {
    storeUser({
      id: '7',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'notary',
      createdAt: '2026-11-23T10:00:00.000Z',
    });
    const calls = doubleFetch({
      [CALL]: { status: 403, body: { message: says, code: 'unconfirmed_address' } },
      'POST /api/users/email/link': { status: 202, body: {} },
    });
    const user = show();
    await fill(user);
    await send(user);

    expect(await screen.findAllByText(says)).not.toHaveLength(0);
    expect(screen.getByLabelText('Name')).toHaveValue('Grace Hopper');
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We emailed another link')).toBeInTheDocument();
    expect(calls.at(-1)!.request).toBe('POST /api/users/email/link');
  });
});

describe('the form of the waitlist', () => {
  it('sends what is required, says that it worked, and is empty again', async () => {
    const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await send(user);

    expect(await screen.findByText('Successfully Joined Waitlist!')).toBeInTheDocument();
    expect(screen.getByText('You will receive updates about early access and launch.')).toBeInTheDocument();
    expect(screen.getByText(/We will write to grace@example.com/)).toBeInTheDocument();
    expect(calls).toEqual([
      { request: CALL, body: { ...required, specializations: [], requestBetaAccess: false } },
    ]);
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('State')).toHaveValue('');
    expect(screen.getByLabelText('I accept the NDA')).not.toBeChecked();
  });

  it('does not say that somebody is on the list who has a link to open first', async () => {
    doubleFetch({ [CALL]: { status: 201, body: { id: '1', waitsFor: 'link' } } });
    const user = show();
    await fill(user);
    await send(user);

    expect(
      await screen.findByText(/^We emailed a link to grace@example\.com\. Your place on the waitlist counts/),
    ).toBeInTheDocument();
    expect(
      await screen.findByText('One step is left: open the link that we emailed to grace@example.com.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Successfully Joined Waitlist!')).not.toBeInTheDocument();
    expect(screen.queryByText('You are on the waitlist')).not.toBeInTheDocument();
  });

  it('sends every field, and the specializations that are switched on', async () => {
    const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await user.type(screen.getByLabelText(/^Phone/), '+1 512 555 0100');
    await user.type(screen.getByLabelText(/^Company/), 'Navy Signings');
    await user.selectOptions(screen.getByLabelText(/^Current volume/), '76-150 a month');
    await user.click(screen.getByLabelText(/beta access/));
    for (const name of ['Loan Signings', 'Estate Planning', 'Loan Signings', 'Medical Documents'])
      await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: 'Loan Signings' })).toHaveAttribute('aria-pressed', 'false');
    await send(user);

    await screen.findByText('Successfully Joined Waitlist!');
    expect(calls[0]?.body).toEqual({
      ...required,
      phone: '+1 512 555 0100',
      companyName: 'Navy Signings',
      currentVolume: '76-150',
      requestBetaAccess: true,
      specializations: ['Estate Planning', 'Medical Documents'],
    });
    expect(screen.getByRole('button', { name: 'Estate Planning' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('finds again what was typed and chosen before a reload, until it is sent', async () => {
    doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Estate Planning' }));
    cleanup();

    const again = show();
    expect(screen.getByLabelText('Name')).toHaveValue('Grace Hopper');
    expect(screen.getByRole('button', { name: 'Estate Planning' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Loan Signings' })).toHaveAttribute('aria-pressed', 'false');

    for (const label of accepted) await again.click(screen.getByLabelText(label));
    await send(again);
    await screen.findByText('Successfully Joined Waitlist!');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('takes whoever joined to what says so, above the fields', async () => {
    doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await send(user);

    const joined = await screen.findByText('You are on the waitlist');
    expect(joined.parentElement).toHaveFocus();
  });

  it.each([
    ['neither', []],
    ['the NDA alone', [accepted[0]!]],
    ['the terms alone', [accepted[1]!]],
  ])('sends nothing and says so when %s is accepted', async (_, accepts) => {
    const calls = doubleFetch({});
    const user = show();
    await fill(user, { accepts });
    await send(user);

    expect(await screen.findByText('Please Accept Terms')).toBeInTheDocument();
    expect(screen.getByText('You must accept the NDA and terms to join the waitlist')).toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(screen.getByLabelText('Name')).toHaveValue('Grace Hopper');
  });

  it('names every required field that is missing', async () => {
    const calls = doubleFetch({});
    const user = show();
    await send(user);

    for (const problem of [
      'Please enter your name.',
      'Please enter an email address such as name@example.com.',
      'Please enter your state.',
      'Please choose your experience.',
      'Please choose your availability.',
      'Please tell us why you would like to join.',
    ])
      expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it.each([
    [
      'what the server says',
      { status: 429, body: { message: 'Too many tries.', code: 'rate_limited' } },
      'Too many tries.',
    ],
    ['to try again later', new TypeError('offline'), 'Please try again later'],
  ])('keeps everything when it fails, and says %s', async (_, answer, says) => {
    doubleFetch({ [CALL]: answer });
    const user = show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Loan Signings' }));
    await send(user);

    expect(await screen.findByText('Failed to Join Waitlist')).toBeInTheDocument();
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Name')).toHaveValue('Grace Hopper');
    expect(screen.getByLabelText('State')).toHaveValue('Texas');
    expect(screen.getByLabelText('I accept the NDA')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Loan Signings' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('sends once while an answer is awaited', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => {};
    const calls = doubleFetch({ [CALL]: () => new Promise((resolve) => (answer = resolve)) });
    const user = show();
    await fill(user);
    await send(user);
    const button = await screen.findByRole('button', { name: 'Joining...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(calls).toHaveLength(1);

    answer({ status: 201, body: { id: '1' } });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  });

  it('lets one read the NDA where it is accepted', () => {
    show();

    expect(screen.getByText('Read the NDA')).toBeInTheDocument();
    expect(screen.getByText(/You keep it to yourself/)).toBeInTheDocument();
  });
});

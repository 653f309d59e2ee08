import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { PortalDesk } from '@/components/partners/applications/portal-desk';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LIST = 'GET /api/partners';
const CALL = 'POST /api/partners/apply';
const empty = { [LIST]: { body: [] } };

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

function show() {
  render(
    <>
      <PortalDesk />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Submit application' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Company'), 'Hopper Title');
  await user.type(screen.getByLabelText('Email'), 'grace@example.com');
}

describe('the form of the partner portal', () => {
  it('can be sent once company and email are filled', async () => {
    doubleFetch(empty);
    const user = show();

    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Company'), 'Hopper Title');
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), ' ');
    expect(button()).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), 'grace@example.com');
    expect(button()).toBeEnabled();
    await user.clear(screen.getByLabelText('Company'));
    expect(button()).toBeDisabled();
  });

  it('says that the name of the company will be shown', () => {
    doubleFetch(empty);
    show();

    expect(
      screen.getByText(/everybody sees the name and kind of your company, and the day, in the list/),
    ).toBeInTheDocument();
  });

  it.each([
    [
      'link',
      /^We emailed a link to grace@example\.com\. Your application counts once you open it/,
      'One step is left: open the link that we emailed to grace@example.com.',
    ],
    [
      'operator',
      /^This server sends no email\. Your application counts once its operator has confirmed/,
      'One step is left: our operator has to confirm grace@example.com.',
    ],
  ])('says that one step is left, which is up to the %s', async (waitsFor, words, toast) => {
    doubleFetch({ ...empty, [CALL]: { status: 201, body: { id: '1', waitsFor } } });
    const user = show();
    await fill(user);
    await user.click(button());

    expect((await screen.findByText(words)).closest('[tabindex]')).toHaveFocus();
    expect(await screen.findByText(toast)).toBeInTheDocument();
    expect(screen.queryByText('We have your application')).not.toBeInTheDocument();
  });

  it('sends what was filled, says so, is empty again, and asks for the list anew', async () => {
    const calls = doubleFetch({ ...empty, [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await user.click(button());

    expect(await screen.findByText('Application Submitted')).toBeInTheDocument();
    expect(screen.getByText(/We will write to grace@example.com/)).toBeInTheDocument();
    expect(screen.getByLabelText('Company')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    await waitFor(() => expect(button()).toBeDisabled());
    expect(calls).toEqual([
      { request: LIST, body: undefined },
      { request: CALL, body: { company: 'Hopper Title', email: 'grace@example.com', serviceType: 'other' } },
      { request: LIST, body: undefined },
    ]);
  });

  it('sends every field', async () => {
    const calls = doubleFetch({ ...empty, [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await user.type(screen.getByLabelText(/^Contact name/), 'Grace Hopper');
    await user.type(screen.getByLabelText(/^Phone/), '+1 512 555 0100');
    await user.type(screen.getByLabelText(/^Website/), 'title.example.com');
    await user.selectOptions(screen.getByLabelText(/^Service type/), 'Escrow Agent');
    await user.type(screen.getByLabelText(/^What you do/), 'We close.');
    await user.click(button());

    await screen.findByText('Application Submitted');
    expect(calls.find(({ request }) => request === CALL)?.body).toEqual({
      company: 'Hopper Title',
      email: 'grace@example.com',
      contactName: 'Grace Hopper',
      phone: '+1 512 555 0100',
      website: 'https://title.example.com',
      serviceType: 'escrow_agent',
      description: 'We close.',
    });
  });

  it('says what is required when the Enter key asks all the same', async () => {
    const calls = doubleFetch(empty);
    const user = show();
    await user.type(screen.getByLabelText('Company'), 'Hopper Title{Enter}');

    expect(await screen.findByText('Company name and email are required')).toBeInTheDocument();
    expect(screen.getByText('Please enter your email address.')).toBeInTheDocument();
    expect(screen.getByLabelText('Company')).toHaveValue('Hopper Title');
    expect(calls.map(({ request }) => request)).not.toContain(CALL);
  });

  it('names an email address that is none, without calling it missing', async () => {
    const calls = doubleFetch(empty);
    const user = show();
    await user.type(screen.getByLabelText('Company'), 'Hopper Title');
    await user.type(screen.getByLabelText('Email'), 'grace');
    await user.click(button());

    expect(
      await screen.findByText('Please enter an email address such as name@example.com.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Company name and email are required')).not.toBeInTheDocument();
    expect(calls.map(({ request }) => request)).not.toContain(CALL);
  });

  it.each([
    [
      'what the server says',
      { status: 429, body: { message: 'Too many tries.', code: 'rate_limited' } },
      'Too many tries.',
    ],
    ['to try again later', new TypeError('offline'), 'Please try again later'],
  ])('keeps everything when it fails, and says %s', async (_, answer, says) => {
    doubleFetch({ ...empty, [CALL]: answer });
    const user = show();
    await fill(user);
    await user.type(screen.getByLabelText(/^What you do/), 'We close.');
    await user.click(button());

    expect(await screen.findByText('Failed to submit partner application')).toBeInTheDocument();
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Company')).toHaveValue('Hopper Title');
    expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
    expect(screen.getByLabelText(/^What you do/)).toHaveValue('We close.');
    expect(button()).toBeEnabled();
  });

  it('sends once while an answer is awaited', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => {};
    const calls = doubleFetch({ ...empty, [CALL]: () => new Promise((resolve) => (answer = resolve)) });
    const user = show();
    await fill(user);
    await user.click(button());
    const pending = await screen.findByRole('button', { name: 'Submitting...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    expect(calls.filter(({ request }) => request === CALL)).toHaveLength(1);

    answer({ status: 201, body: { id: '1' } });
    await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue(''));
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartnershipForm } from '@/components/partners/applications/partnership-form';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const CALL = 'POST /api/partnerships/apply';

afterEach(clearToasts);

function show() {
  render(
    <>
      <PartnershipForm />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Company name'), 'Lovelace Lending');
  await user.type(screen.getByLabelText('Contact name'), 'Ada Lovelace');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText('Partner type'), 'Lender');
  await user.type(screen.getByLabelText('Partnership Goals'), 'Evidence.');
}

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Submit application' }));

const needed = {
  companyName: 'Lovelace Lending',
  contactName: 'Ada Lovelace',
  email: 'ada@example.com',
  partnerType: 'lender',
  message: 'Evidence.',
};

describe('the form for partnerships', () => {
  it('promises no reply before the link is opened that it waits for', async () => {
    doubleFetch({ [CALL]: { status: 201, body: { id: '1', waitsFor: 'link' } } });
    const user = show();
    await fill(user);
    await send(user);

    expect(
      await screen.findByText('One step is left: open the link that we emailed to ada@example.com.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('We aim to reply within 24 hours.')).not.toBeInTheDocument();
  });

  it('sends what is needed, says so, and is empty again', async () => {
    const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await send(user);

    expect(await screen.findByText('Partnership Application Submitted')).toBeInTheDocument();
    expect(screen.getByText('We aim to reply within 24 hours.')).toBeInTheDocument();
    expect(screen.getByText(/We will write to ada@example.com/)).toBeInTheDocument();
    expect(calls).toEqual([{ request: CALL, body: { ...needed, requestBetaAccess: false } }]);
    for (const label of ['Company name', 'Contact name', 'Email', 'Partner type', 'Partnership Goals'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('sends every field', async () => {
    const calls = doubleFetch({ [CALL]: { status: 201, body: { id: '1' } } });
    const user = show();
    await fill(user);
    await user.type(screen.getByLabelText(/^Phone/), '+1 512 555 0199');
    await user.selectOptions(screen.getByLabelText(/^Volume/), '201-1000 a month');
    await user.click(screen.getByLabelText(/beta access/));
    await send(user);

    await screen.findByText('Partnership Application Submitted');
    expect(calls[0]?.body).toEqual({
      ...needed,
      phone: '+1 512 555 0199',
      volume: '201-1000',
      requestBetaAccess: true,
    });
    expect(screen.getByLabelText(/beta access/)).not.toBeChecked();
  });

  it('says that the name of the company will be shown', () => {
    show();

    expect(
      screen.getByText(/people with an account see the name and kind of your company under Integrations/),
    ).toBeInTheDocument();
  });

  it('names every field that is missing', async () => {
    const calls = doubleFetch({});
    const user = show();
    await send(user);

    for (const problem of [
      'Please enter your company name.',
      'Please enter your name.',
      'Please enter your email address.',
      'Please choose from the list.',
      'Please tell us your partnership goals.',
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
    ['to try again later', { status: 502, body: undefined }, 'Please try again later'],
  ])('keeps everything when it fails, and says %s', async (_, answer, says) => {
    doubleFetch({ [CALL]: answer });
    const user = show();
    await fill(user);
    await send(user);

    expect(await screen.findByText('Submission Failed')).toBeInTheDocument();
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Company name')).toHaveValue('Lovelace Lending');
    expect(screen.getByLabelText('Partner type')).toHaveValue('lender');
    expect(screen.getByLabelText('Partnership Goals')).toHaveValue('Evidence.');
  });

  it('sends once while an answer is awaited', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => {};
    const calls = doubleFetch({ [CALL]: () => new Promise((resolve) => (answer = resolve)) });
    const user = show();
    await fill(user);
    await send(user);
    const pending = await screen.findByRole('button', { name: 'Submitting...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    expect(calls).toHaveLength(1);

    answer({ status: 201, body: { id: '1' } });
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue(''));
  });
});

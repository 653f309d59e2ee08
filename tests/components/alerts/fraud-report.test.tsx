import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Investigate } from '@/components/alerts/fraud-report';
import type { ReportedAlert } from '@/components/alerts/reported-alert';
import { storeUser } from '@/components/kit/stored-user';
import { AuthProvider } from '@/components/session/auth-provider';
import type { FraudPreview } from '@/lib/fraud/schema';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

const own: ReportedAlert = { id: 'a1', level: 'CRITICAL', title: 'A quitclaim deed was recorded' };
const sample: ReportedAlert = { ...own, id: 'sample-1', isSample: true, propertyAddress: '1 Sample Rd' };
const preview: FraudPreview = {
  sendsTo: ['DeedGuard & GuardSign'],
  countyUntold: 'visitor',
  transport: 'smtp',
  openCase: null,
  known: { isOwn: false, state: null, county: null, propertyAddress: null },
};
const ofOwner: FraudPreview = {
  ...preview,
  sendsTo: ['DeedGuard & GuardSign', 'Travis County Clerk'],
  countyUntold: null,
  known: {
    isOwn: true,
    state: 'TX',
    county: 'Travis County',
    propertyAddress: '12 Main St, Austin, TX 78701',
  },
};
const receipt = { caseId: '7K2M-QX40', sent_to: ['DeedGuard & GuardSign'], transport: 'smtp' };

type Answers = Parameters<typeof doubleFetch>[0];

async function open(alert: ReportedAlert, answers: Answers, isLoggedIn = false) {
  if (isLoggedIn) storeUser(ada);
  const calls = doubleFetch({
    'GET /api/auth/me': { body: ada },
    [`GET /api/fraud/report?eventId=${alert.id}`]: { body: isLoggedIn ? ofOwner : preview },
    ...answers,
  });
  const user = userEvent.setup();
  render(
    <AuthProvider>
      <Investigate alert={alert} />
    </AuthProvider>,
  );
  await user.click(screen.getByRole('button', { name: /^Investigate/ }));
  await screen.findByRole('dialog');
  return { user, sent: () => calls.filter(({ request }) => request === 'POST /api/fraud/report') };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('What happened, in one line'), 'A forged deed');
  await user.type(screen.getByLabelText('Property address'), '12 Main St, Austin');
  await user.selectOptions(screen.getByLabelText('State'), 'Texas');
  await user.type(screen.getByLabelText('County'), 'Travis');
  await user.selectOptions(screen.getByLabelText('How urgent is it?'), 'High');
  await user.type(screen.getByLabelText('Your name'), 'Grace Hopper');
  await user.type(screen.getByLabelText('Your email'), 'grace@example.com');
}
const send = () => screen.getByRole('button', { name: 'Send the report' });

afterEach(() => {
  storeUser(null);
  sessionStorage.clear();
});

describe('the report of a visitor under a sample', () => {
  it('is their own: empty, and the alert above is called a sample', async () => {
    await open(sample, {});

    expect(await screen.findByText(/The alert above is a sample/)).toBeInTheDocument();
    expect(await screen.findByLabelText('What happened, in one line')).toHaveValue('');
    expect(screen.getByLabelText('Property address')).toHaveValue('');
  });

  it('says who gets it before it is sent, and why the county does not', async () => {
    await open(sample, {});

    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('DeedGuard & GuardSign');
    expect(note).toHaveTextContent(
      'The county is not told. We write to a county for an owner who is logged in',
    );
  });

  it('is replaced by the case, who gets it and the way', async () => {
    const { user, sent } = await open(sample, { 'POST /api/fraud/report': { status: 201, body: receipt } });
    await fill(user);
    await user.click(send());

    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('7K2M-QX40');
    expect(status).toHaveTextContent('By email, now on its way');
    expect(screen.queryByRole('link', { name: 'Open the case' })).not.toBeInTheDocument();
    expect(sent()[0]!.body).toEqual({
      eventId: 'sample-1',
      summary: 'A forged deed',
      details: '',
      propertyAddress: '12 Main St, Austin',
      state: 'TX',
      county: 'Travis',
      severity: 'HIGH',
      reporter: { name: 'Grace Hopper', email: 'grace@example.com' },
    });
  });

  it('says that a server without email keeps it', async () => {
    const { user } = await open(sample, {
      'GET /api/fraud/report?eventId=sample-1': { body: { ...preview, transport: 'preview' } },
      'POST /api/fraud/report': { status: 201, body: { ...receipt, transport: 'preview' } },
    });
    expect(await screen.findByRole('note')).toHaveTextContent('This server sends no email');
    await fill(user);
    await user.click(send());

    expect(await screen.findByRole('status')).toHaveTextContent('Preview: this server sends no email');
  });

  it('asks for what is missing before anything is sent', async () => {
    const { user, sent } = await open(sample, {});
    await screen.findByRole('note');
    await user.click(send());

    expect(await screen.findByText('Please enter what happened, in one line.')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

describe('a report that fails', () => {
  it.each([
    ['a network that is away', new TypeError('failed')],
    [
      'a server that fails',
      { status: 503, body: { message: 'Please try again later.', code: 'unavailable' } },
    ],
    ['too many of them', { status: 429, body: { message: 'Too many.', code: 'rate_limited' } }],
  ])('by %s says first that nothing was opened, then the required line to the letter', async (_, answer) => {
    const { user } = await open(sample, { 'POST /api/fraud/report': answer });
    await fill(user);
    await user.click(send());

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleName('Your report did not reach us');
    expect(dialog).toHaveFocus();
    expect(dialog).toHaveTextContent('No case was opened, and the alert is as it was.');
    const [, number] = /Investigation opened\. Case ID: (CASE-\d{13})/.exec(dialog.textContent) ?? [];
    expect(dialog).toHaveTextContent(`write to us and name ${number}`);
    expect(dialog.textContent.indexOf('did not reach us')).toBeLessThan(
      dialog.textContent.indexOf('Investigation opened'),
    );
  });

  it('keeps what was written, for another try and behind a closed dialog', async () => {
    let tries = 0;
    const answers: Answers = {
      'POST /api/fraud/report': () => {
        tries += 1;
        return tries === 1 ? new TypeError('failed') : { status: 201, body: receipt };
      },
    };
    const { user } = await open(sample, answers);
    await fill(user);
    await user.click(send());
    await screen.findByRole('alertdialog');
    cleanup();

    const again = await open(sample, answers);
    await waitFor(() => expect(screen.getByLabelText('County')).toHaveValue('Travis'));
    await again.user.click(send());
    expect(await screen.findByRole('status')).toHaveTextContent('7K2M-QX40');
  });

  it('goes back to the form, as it was', async () => {
    const { user } = await open(sample, { 'POST /api/fraud/report': new TypeError('failed') });
    await fill(user);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Back to the report' }));

    expect(screen.getByLabelText('County')).toHaveValue('Travis');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says in the form what the server refused of a field', async () => {
    const fields = { 'reporter.name': 'Please leave out < and > and line breaks.' };
    const { user } = await open(sample, {
      'POST /api/fraud/report': {
        status: 422,
        body: { message: 'Please check.', code: 'validation_failed', fields },
      },
    });
    await fill(user);
    await user.click(send());

    expect(await screen.findByText(fields['reporter.name'])).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the report of an owner', () => {
  it('is filled in from the alert and its property, and names the county’s office', async () => {
    await open(own, {}, true);

    expect(await screen.findByLabelText('What happened, in one line')).toHaveValue(own.title);
    expect(screen.getByLabelText('Property address')).toHaveValue('12 Main St, Austin, TX 78701');
    expect(screen.getByLabelText('State')).toHaveValue('TX');
    expect(screen.getByLabelText('County')).toHaveValue('Travis County');
    expect(screen.getByLabelText('How urgent is it?')).toHaveValue('CRITICAL');
    expect(screen.getByLabelText('Your email')).toHaveValue(ada.email);
    expect(screen.getByRole('note')).toHaveTextContent('Travis County Clerk');
  });

  it('leads to the case, with its pack', async () => {
    const { user } = await open(own, { 'POST /api/fraud/report': { status: 201, body: receipt } }, true);
    await screen.findByRole('note');
    await user.click(send());

    expect(await screen.findByRole('link', { name: 'Open the case' })).toHaveAttribute(
      'href',
      '/cases/7K2M-QX40',
    );
  });

  it('is no second one while the first is open', async () => {
    await open(
      own,
      { 'GET /api/fraud/report?eventId=a1': { body: { ...ofOwner, openCase: '7K2M-QX40' } } },
      true,
    );

    expect(await screen.findByText('You reported this')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('can be sent although it could not be read who gets it', async () => {
    await open(
      own,
      { 'GET /api/fraud/report?eventId=a1': { status: 503, body: { message: 'Down.' } } },
      true,
    );

    expect(
      await screen.findByText(/We couldn’t load who else receives it/, {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(send()).toBeEnabled();
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationTable } from '@/components/admin/application-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { ListedApplication } from '@/lib/partners/schema/applications';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const END = 'POST /api/partners/applications/app-1/end';
const MAIL = '/api/partners/applications/app-1/mail?kind=';

const application: ListedApplication = {
  id: 'app-1',
  form: 'portal',
  status: 'approved',
  company: 'Navy Title',
  contactName: null,
  email: 'grace@example.com',
  phone: null,
  website: null,
  message: null,
  kind: 'title_company',
  volume: null,
  requestBetaAccess: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  decidedAt: '2026-11-21T12:00:00.000Z',
  decisionNote: null,
  needsAddress: false,
  mails: [],
  organization: null,
};

function show(given: Partial<ListedApplication> = {}, sendsMail = true) {
  const calls = doubleFetch({ [END]: { body: {} } });
  render(
    <>
      <ApplicationTable applications={[{ ...application, ...given }]} sendsMail={sendsMail} />
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const mail = (name: string) =>
  screen.getByRole('link', { name: `${name} to Navy Title, in a new tab` }).getAttribute('href');
const endButton = () => screen.queryByRole('button', { name: 'End partnership with Navy Title' });
const dialog = () => within(screen.getByRole('dialog'));

afterEach(clearToasts);

describe('the emails to an applicant', () => {
  it('open from the row, the newest by its own name', () => {
    show({ mails: ['received', 'decided'] });
    expect(mail('Open the email')).toBe(`${MAIL}decided`);
    expect(mail('Open the receipt')).toBe(`${MAIL}received`);
  });

  it('open while the application waits', () => {
    show({ status: 'pending', decidedAt: null, mails: ['received'] });
    expect(mail('Open the email')).toBe(`${MAIL}received`);
  });

  it('end with the one that says that the partnership has ended', () => {
    show({ status: 'ended', mails: ['received', 'decided', 'ended'] });
    expect(mail('Open the email')).toBe(`${MAIL}ended`);
    expect(mail('Open the answer')).toBe(`${MAIL}decided`);
    expect(screen.getByText('Ended')).toBeInTheDocument();
  });

  it('are said to be on their way until then', () => {
    show({ mails: ['received'] });
    expect(screen.getByText('Email not sent yet')).toBeInTheDocument();
  });
});

describe('the end of a partnership', () => {
  it('is asked for with a note, and told', async () => {
    const { user, calls } = show();
    await user.click(endButton()!);
    expect(dialog().getByText(/It is told by email, with your note\./)).toBeInTheDocument();
    await user.type(dialog().getByLabelText('Note to the partner'), 'It was short.');
    expect(calls).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'End partnership' }));

    await waitFor(() => expect(calls).toEqual([{ request: END, body: { note: 'It was short.' } }]));
    expect(await screen.findByText('The partnership with Navy Title has ended')).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('promises no mail without a mail server', async () => {
    const { user } = show({}, false);
    await user.click(endButton()!);
    expect(dialog().getByText(/kept here, because no mail server is set/)).toBeInTheDocument();
  });

  it.each(['pending', 'declined'] as const)('is not offered for one that is %s', (status) => {
    show({ status });
    expect(endButton()).not.toBeInTheDocument();
  });
});

describe('an application that waits', () => {
  it('says when nobody has confirmed its address', () => {
    show({ status: 'pending', decidedAt: null, needsAddress: true });
    expect(screen.getByText('Address not confirmed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decline Navy Title' })).toBeInTheDocument();
  });
});

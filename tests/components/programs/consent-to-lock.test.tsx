import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { ConsentToLock } from '@/components/programs/consent-to-lock';
import { LockAccessSection } from '@/components/programs/lock-access';
import type { Consent } from '@/lib/programs/schema/consents';
import { doubleFetch } from '@/tests/support/fetch-double';

const consent: Consent = {
  organization: 'Lone Star Title',
  propertyAddress: '12 Main St, Austin, TX 78701',
  ownerName: 'Ada Lovelace',
  ownerEmail: 'ada@example.com',
  lockDays: null,
  expiresAt: '2026-11-27T15:00:00.000Z',
  reader: 'owner',
};
const READ = 'POST /api/consents/lock';
const ANSWER = 'POST /api/consents/lock/answer';

function show(reader: Consent['reader'], answer: object = {}, asked: Partial<Consent> = {}) {
  location.hash = '#a-token';
  const calls = doubleFetch({
    [READ]: { body: { ...consent, ...asked, reader } },
    [ANSWER]: { body: { lockId: 'lock-1', message: 'Your deed is locked.' }, ...answer },
  });
  render(<ConsentToLock />);
  return { calls, user: userEvent.setup() };
}

afterEach(() => {
  accountClient().clear();
  sessionStorage.clear();
  location.hash = '';
});

describe('the question of a partner', () => {
  it('says who asks, what a lock cannot do, what it costs and what the partner sees', async () => {
    show('owner');

    expect(await screen.findByText(/asks whether you want this property locked/)).toBeVisible();
    expect(screen.getByText('12 Main St, Austin, TX 78701')).toBeVisible();
    expect(screen.getByText(/cannot stop a county from recording a deed/)).toBeVisible();
    expect(screen.getByText(/It costs \$99/)).toBeVisible();
    expect(screen.getByText(/does not see your unlock code/)).toBeVisible();
  });

  it('says of a lock with an end that it ends by itself, and that locking again is paid again', async () => {
    show('owner', {}, { lockDays: 365 });

    expect(await screen.findByText('Ends by itself after 365 days')).toBeVisible();
    expect(screen.getByText(/^It ends by itself after 365 days/)).toHaveTextContent(
      'Locking the property again then costs $99 again.',
    );
  });

  it('says nothing of an end where a lock has none', async () => {
    show('owner');

    expect(await screen.findByText('Without an end')).toBeVisible();
    expect(screen.queryByText(/ends by itself/)).toBeNull();
  });

  it('is agreed to by the owner, who is led to the property', async () => {
    const { user, calls } = show('owner');
    await user.click(await screen.findByRole('button', { name: 'Agree, and lock it' }));

    expect(await screen.findByText('Your property is locked')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See your property' })).toHaveAttribute(
      'href',
      '/properties/lock-1',
    );
    expect(calls.at(-1)?.body).toEqual({ token: 'a-token', answer: 'agree' });
  });

  it('can be declined by whoever has the link', async () => {
    const { user, calls } = show('visitor', { body: { lockId: null, message: 'There is no lock.' } });
    expect(await screen.findByRole('link', { name: 'Log in to agree' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fconsent%2Flock',
    );
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this lock?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));

    expect(await screen.findByText('You declined')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ token: 'a-token', answer: 'decline' });
  });

  it('comes back after a login in this tab, which loses what stands behind the #', async () => {
    const { calls } = show('visitor');
    await screen.findByRole('button', { name: 'Decline' });
    document.body.replaceChildren();
    location.hash = '';
    render(<ConsentToLock />);

    expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ token: 'a-token' });
  });

  it.each([
    ['other_account', 'You are logged in with another address'],
    ['unconfirmed', 'Please confirm your email address first'],
  ] as const)('says to %s what is missing', async (reader, words) => {
    show(reader);

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
  });

  it('is over once it was answered', async () => {
    location.hash = '#a-token';
    doubleFetch({
      [READ]: { status: 410, body: { code: 'gone', message: 'This question was answered already.' } },
    });
    render(<ConsentToLock />);

    expect(await screen.findByText('This question was answered already.')).toBeVisible();
  });

  it('is not complete without what the email carries', () => {
    render(<ConsentToLock />);

    expect(screen.getByText('This link is not complete.')).toBeVisible();
  });
});

describe('who else sees a property', () => {
  it('is named, and can be ended', async () => {
    const calls = doubleFetch({ 'DELETE /api/properties/lock-1/access': { status: 204 } });
    const user = userEvent.setup();
    render(
      <LockAccessSection
        lockId="lock-1"
        access={{ organization: 'Lone Star Title', since: '2026-11-20T15:00:00.000Z' }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'End access of Lone Star Title' }));
    await user.click(screen.getByRole('button', { name: 'End access' }));

    expect(await screen.findByText('You took this access back.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

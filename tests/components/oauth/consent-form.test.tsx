import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentForm } from '@/components/oauth/consent-form';
import { lockPromise } from '@/lib/deeds/content/lock-promise';
import type { ConsentView } from '@/lib/oauth/schema/consent';
import { doubleFetch } from '@/tests/support/fetch-double';

const consent: ConsentView = {
  request: 'a-request-of-an-app',
  app: { name: 'Title Desk', website: 'https://desk.example/about', organization: 'Lone Star Title' },
  scopes: ['properties:read', 'bookings:write'],
  granted: ['properties:read'],
  email: 'ada@example.com',
  place: 'app.desk.example',
};
const ANSWER = 'POST /api/oauth/consent';

function show(view: ConsentView = consent, answer: Parameters<typeof doubleFetch>[0] = {}) {
  const left: string[] = [];
  const calls = doubleFetch({ [ANSWER]: { body: { url: 'https://site.example/on' } }, ...answer });
  render(<ConsentForm consent={view} leave={(url) => left.push(url)} />);
  return { calls, left, user: userEvent.setup() };
}

describe('the consent screen', () => {
  it('says who asks, what for, for which account and where one goes', () => {
    show();

    expect(screen.getByText(/by Lone Star Title wants to use your account/)).toHaveTextContent(
      'Its website is desk.example.',
    );
    expect(screen.getByText('see your locked properties and their status')).toHaveTextContent(
      '(allowed already)',
    );
    expect(screen.getByText('book a notary in your name, at your cost')).not.toHaveTextContent('already');
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(screen.getByText('app.desk.example')).toBeVisible();
  });

  it('says plainly of an app that registered itself that nobody checked it, and where it sends people', () => {
    const app = { name: 'Stranger', website: 'https://bank.example', organization: null };
    show({ ...consent, app, place: 'elsewhere.example' });

    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('This app registered itself. We have not checked it.');
    expect(note).toHaveTextContent('The access goes to elsewhere.example.');
    expect(screen.getByText(/It says that its website is/)).toHaveTextContent('bank.example');
  });

  it('says what a lock does and does not do, of an app that may lock properties', () => {
    show({ ...consent, scopes: ['properties:write'] });
    expect(screen.getByText(lockPromise)).toBeVisible();
  });

  it('says nothing of locks, of an app that makes none', () => {
    show();
    expect(screen.queryByText(lockPromise)).toBeNull();
  });

  it('says how long the access lasts', () => {
    show();
    expect(screen.getByText(/Its access ends after an hour\./)).toBeVisible();
  });

  it('says of one that stays connected that it does until it is disconnected', () => {
    show({ ...consent, scopes: ['properties:read', 'offline_access'] });
    expect(
      screen.getByText('stay connected when you are not there, for a year or until you disconnect it'),
    ).toBeVisible();
    expect(screen.queryByText(/Its access ends/)).toBeNull();
  });

  it('does not say so of the app of an organization', () => {
    show();

    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each([
    ['Agree', true],
    ['Cancel', false],
  ])('sends "%s" and goes on to where the server says', async (name, agree) => {
    const { calls, left, user } = show();
    await user.click(screen.getByRole('button', { name }));

    await waitFor(() => expect(left).toEqual(['https://site.example/on']));
    expect(calls).toEqual([{ request: ANSWER, body: { request: consent.request, agree } }]);
  });

  it('stays and says why when the request is over', async () => {
    const message = 'This request was answered, has expired, or is for another account.';
    const { left, user } = show(consent, { [ANSWER]: { status: 410, body: { message, code: 'gone' } } });
    await user.click(screen.getByRole('button', { name: 'Agree' }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(left).toEqual([]);
  });
});

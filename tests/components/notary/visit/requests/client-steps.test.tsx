import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestActions } from '@/components/notary/visit/requests/request-actions';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, NOTARY_ID, visit } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

const grace = {
  id: NOTARY_ID,
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: null,
  isDemo: false,
};
const demo = { ...grace, isDemo: true };
const TOMORROW = { appointmentDate: inMinutes(24 * 60) };

function show(request: Partial<RequestView>, routes: Parameters<typeof doubleFetch>[0] = {}) {
  const calls = doubleFetch(routes);
  render(
    <>
      <RequestActions request={visit({ notary: grace, ...request })} />
      <ToastHost />
    </>,
  );
  return { calls, user: userEvent.setup() };
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => {
  act(() => accountClient().clear());
  clearToasts();
});

describe('what the client can say of a visit', () => {
  it.each<[string, Partial<RequestView>, string[]]>([
    ['is an early start, the day before', TOMORROW, ['Start early is fine']],
    ['is nothing more once that was said', { ...TOMORROW, beginAgreedAt: inMinutes(-1) }, []],
    ['is both, an hour before', {}, ['The notary is here', 'Start early is fine']],
    ['is the arrival, at the hour', { appointmentDate: inMinutes(0) }, ['The notary is here']],
    [
      'is both of somebody who comes a day early',
      { ...TOMORROW, departedAt: inMinutes(-5) },
      ['The notary is here', 'Start early is fine'],
    ],
    ['is nothing of somebody who is there', { appointmentDate: inMinutes(0), arrivedAt: inMinutes(-1) }, []],
    ['is the arrival of somebody who has begun', { status: 'in_progress' }, ['The notary is here']],
    ['is an early start of a remote session', { isRemote: true, location: null }, ['Start early is fine']],
    ['is to play the visit of a demo notary', { ...TOMORROW, notary: demo }, ['Play it now']],
    ['is nothing once it is played', { ...TOMORROW, notary: demo, playedAt: inMinutes(-1) }, []],
    ['is nothing before somebody has accepted', { status: 'pending', notary: null }, []],
  ])('%s', (_, request, expected) => {
    show(request);
    const own = ['Track Notary', 'Contact', 'Cancel request'];
    expect(buttons().filter((name) => !own.includes(name ?? ''))).toEqual(expected);
  });

  it('says before an early start is agreed to that cancelling costs something then', () => {
    show(TOMORROW);
    expect(screen.getByText(/^If you let the notary start early, cancelling costs a fee/)).toBeVisible();
  });

  it.each([
    ['The notary is here', {}, 'arrival', 'Thank you. The arrival is noted.'],
    ['Start early is fine', {}, 'begin-consent', 'The notary may begin before the time of the appointment.'],
    ['Play it now', { notary: demo }, 'demo-start', /^The demo notary sets off now/],
  ])('is sent by %s', async (name, request, path, says) => {
    const call = `POST /api/requests/visit-1/${path}`;
    const { calls, user } = show(request, { [call]: { status: 204 } });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(calls).toEqual([{ request: call, body: undefined }]);
  });

  it('has gone once it was said, and the focus is with what else one can do', async () => {
    const request = visit({ notary: demo });
    doubleFetch({ 'POST /api/requests/visit-1/demo-start': { status: 204 } });
    const { rerender } = render(<RequestActions request={request} />);
    await userEvent.click(screen.getByRole('button', { name: 'Play it now' }));

    rerender(<RequestActions request={{ ...request, playedAt: inMinutes(0) }} />);

    expect(screen.queryByRole('button', { name: 'Play it now' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What you can do' })).toHaveFocus();
  });

  it('says why it was refused', async () => {
    const message = 'This visit is cancelled, so no notary is expected.';
    const { user } = show(
      {},
      { 'POST /api/requests/visit-1/arrival': { status: 409, body: { code: 'conflict', message } } },
    );
    await user.click(screen.getByRole('button', { name: 'The notary is here' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  });
});

describe('a remote session', () => {
  it('has nobody to track and no map', () => {
    show({ isRemote: true, location: null });
    expect(screen.queryByRole('button', { name: 'Track Notary' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View Map' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contact' })).toBeInTheDocument();
  });
});

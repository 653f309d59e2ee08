import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { NotaryDesk } from '@/components/notary/work/notary-desk';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents, NOTARY_ID, noStats, ownProfile, zonedUrl } from '@/tests/support/notary-work';

const PROFILE = `/api/notaries/profile/${NOTARY_ID}`;

function renderDesk(routes: Parameters<typeof doubleFetch>[0]) {
  doubleEvents();
  doubleFetch({
    [`GET ${PROFILE}`]: { body: ownProfile() },
    [`GET /api/notaries/${NOTARY_ID}/requests`]: { body: [] },
    [`GET /api/notaries/${NOTARY_ID}/offers`]: { body: [] },
    [`GET /api/notaries/${NOTARY_ID}/unbilled`]: { body: [] },
    [zonedUrl('stats')]: { body: noStats },
    ...routes,
  });
  render(
    <NotaryDesk
      profile={ownProfile()}
      offers={[]}
      unbilled={[]}
      requests={[]}
      isOwn
      bondStates={['TX']}
      now={new Date().toISOString()}
    />,
  );
  return userEvent.setup();
}

afterEach(() => accountClient().clear());

describe('Numbers that could not be loaded', () => {
  it('are not passed off as a notary without visits and reviews', async () => {
    renderDesk({ [zonedUrl('stats')]: { status: 500, body: { code: 'internal', message: 'No.' } } });

    const performance = within(screen.getByRole('region', { name: 'Performance' }));
    expect(await performance.findByText('These could not be loaded.')).toBeInTheDocument();
    expect(performance.queryByText(/no visit yet|no review yet/)).not.toBeInTheDocument();
  });
});

describe('The availability', () => {
  it('stays as it was set when an older answer comes late', async () => {
    let answerLate: (answer: { body: unknown }) => void = () => {};
    const user = renderDesk({
      [`GET ${PROFILE}`]: () => new Promise((resolve) => (answerLate = resolve)),
      [`PATCH ${PROFILE}`]: { body: ownProfile({ available: true }) },
    });
    const toggle = screen.getByRole('switch', { name: 'Receive offers' });
    await user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());

    await act(async () => {
      answerLate({ body: ownProfile({ available: false }) });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });

    expect(toggle).toBeChecked();
  });
});

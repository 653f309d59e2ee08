import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { NotaryDesk } from '@/components/notary/work/notary-desk';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import {
  doubleEvents,
  inMinutes,
  NOTARY_ID,
  noStats,
  openOffer,
  ownProfile,
  visit,
  zonedUrl,
} from '@/tests/support/notary-work';

const REQUESTS = `GET /api/notaries/${NOTARY_ID}/requests`;
const OFFERS = `GET /api/notaries/${NOTARY_ID}/offers`;

type Options = { requests?: RequestView[]; routes?: Parameters<typeof doubleFetch>[0] };

function renderDesk({ requests = [], routes = {} }: Options) {
  const events = doubleEvents();
  const profile = ownProfile({ available: true });
  doubleFetch({
    [`GET /api/notaries/profile/${NOTARY_ID}`]: { body: profile },
    [REQUESTS]: { body: requests },
    [OFFERS]: { body: [] },
    [`GET /api/notaries/${NOTARY_ID}/unbilled`]: { body: [] },
    [zonedUrl('stats')]: { body: noStats },
    ...routes,
  });
  render(
    <NotaryDesk
      profile={profile}
      offers={[]}
      unbilled={[]}
      requests={requests}
      isOwn
      bondStates={['TX']}
      now={new Date().toISOString()}
    />,
  );
  return { events, user: userEvent.setup() };
}

afterEach(() => {
  accountClient().clear();
});

describe('A client who cancels', () => {
  const TITLE = 'Real estate: Deed';
  const appointmentDate = inMinutes(24 * 60);
  const cancelled = visit({ status: 'cancelled', cancelledBy: 'client', appointmentDate });

  it('is seen at once: the note of the acceptance goes, and the appointment is listed as cancelled', async () => {
    let visits: RequestView[] = [];
    let offers = [openOffer()];
    const { events, user } = renderDesk({
      routes: {
        [REQUESTS]: () => ({ body: visits }),
        [OFFERS]: () => ({ body: offers }),
        'POST /api/offers/offer-1/accept': () => {
          offers = [];
          visits = [visit({ appointmentDate })];
          return { body: {} };
        },
      },
    });
    act(() => events.announce({ kind: 'offer' }));
    await user.click(await screen.findByRole('button', { name: `Accept ${TITLE}` }));
    expect(await screen.findByText(`Accepted: ${TITLE}. It is in your appointments.`)).toBeInTheDocument();
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming Appointments' }));
    await waitFor(() => expect(upcoming.getAllByRole('listitem')).not.toHaveLength(0));

    visits = [cancelled];
    act(() => events.announce({ kind: 'request', id: 'visit-1' }));

    expect(await screen.findByText(/^Cancelled: Real estate: Deed\. The client/)).toBeInTheDocument();
    expect(screen.queryByText(/^Accepted:/)).not.toBeInTheDocument();
    expect(upcoming.getByRole('heading', { name: 'Cancelled by the client' })).toBeInTheDocument();
  });

  it('is listed no longer once the hour has passed', () => {
    renderDesk({ requests: [{ ...cancelled, appointmentDate: inMinutes(-5) }] });
    expect(screen.queryByText('Cancelled by the client')).not.toBeInTheDocument();
  });
});

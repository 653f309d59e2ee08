import { render, screen, waitFor, within } from '@testing-library/react';
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

const PROFILE = `/api/notaries/profile/${NOTARY_ID}`;
const REQUESTS = `GET /api/notaries/${NOTARY_ID}/requests`;
const OFFERS = `GET /api/notaries/${NOTARY_ID}/offers`;

type Options = {
  profile?: ReturnType<typeof ownProfile>;
  requests?: RequestView[];
  isOwn?: boolean;
  routes?: Parameters<typeof doubleFetch>[0];
};

function renderDesk({ profile = ownProfile(), requests = [], isOwn = true, routes = {} }: Options = {}) {
  const events = doubleEvents();
  const calls = doubleFetch({
    [`GET ${PROFILE}`]: { body: profile },
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
      isOwn={isOwn}
      bondStates={['TX']}
      now={new Date().toISOString()}
    />,
  );
  return { calls, events, user: userEvent.setup() };
}

afterEach(() => {
  accountClient().clear();
});

describe('The availability switch', () => {
  it('tells the server, and shows what it answers', async () => {
    const { calls, user } = renderDesk({
      routes: { [`PATCH ${PROFILE}`]: { body: ownProfile({ available: true }) } },
    });
    const toggle = screen.getByRole('switch', { name: 'Receive offers' });
    expect(toggle).not.toBeChecked();
    expect(screen.getByText('Unavailable')).toBeInTheDocument();

    await user.click(toggle);

    await waitFor(() => expect(toggle).toBeChecked());
    expect(screen.getByText('Available')).toBeInTheDocument();
    expect(calls).toContainEqual({ request: `PATCH ${PROFILE}`, body: { available: true } });
  });

  it('stays off and says why when the server refuses', async () => {
    const message = 'Before you switch this on, please choose at least one service.';
    const { user } = renderDesk({
      profile: ownProfile({ serviceTypes: [] }),
      routes: {
        [`PATCH ${PROFILE}`]: {
          status: 422,
          body: { code: 'validation_failed', message, fields: { available: message } },
        },
      },
    });

    await user.click(screen.getByRole('switch', { name: 'Receive offers' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.getByText('Choose at least one service.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Complete your settings' })).toHaveAttribute(
      'href',
      '/dashboard/notary/settings',
    );
  });

  it('says what keeps offers away from somebody who is available', () => {
    const credentials = ownProfile().credentials.filter(({ kind }) => kind !== 'bond');
    renderDesk({ profile: ownProfile({ available: true, isVerified: false, credentials }) });

    expect(screen.getByText('You are available, but no offer can reach you yet')).toBeInTheDocument();
    expect(screen.getByText('Enter your bond for TX.')).toBeInTheDocument();
  });

  it('is not there for an admin who looks on', () => {
    renderDesk({ isOwn: false, requests: [visit()] });

    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Contact Client/ })).not.toBeInTheDocument();
  });
});

describe('The numbers', () => {
  it('are those of the reader’s own day', async () => {
    renderDesk({
      routes: {
        [zonedUrl('stats')]: {
          body: {
            ...noStats,
            todayEarnings: 163,
            weekEarnings: 240.5,
            weekCompletions: 3,
            averageRating: 4.75,
            reviews: 4,
            responseMinutes: 1.5,
            satisfactionPercent: 98,
            onTimePercent: 95,
            completionPercent: 100,
          },
        },
      },
    });

    expect(await screen.findByText('$163.00')).toBeInTheDocument();
    expect(screen.getByText('$240.50 since Monday')).toBeInTheDocument();
    expect(screen.getByText('4 reviews')).toBeInTheDocument();
    expect(screen.getByText('1.5 min')).toBeInTheDocument();
    const performance = within(screen.getByRole('region', { name: 'Performance' }));
    expect(performance.getByText('98%')).toBeInTheDocument();
    expect(performance.getByText('95%')).toBeInTheDocument();
    expect(performance.getByText('100%')).toBeInTheDocument();
  });

  it('say with a word that there is nothing to count yet', async () => {
    renderDesk();

    expect(await screen.findByText('No review yet')).toBeInTheDocument();
    expect(screen.getByText('No answer yet')).toBeInTheDocument();
    expect(screen.getAllByText('–').length).toBeGreaterThan(0);
    expect(screen.getAllByText('no visit yet')).toHaveLength(2);
  });

  it('can be asked for again', async () => {
    let tries = 0;
    const { user } = renderDesk({
      routes: { [zonedUrl('stats')]: () => (tries++ === 0 ? new TypeError('offline') : { body: noStats }) },
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('No review yet')).toBeInTheDocument();
  });
});

describe('Upcoming Appointments', () => {
  const upcoming = () => within(screen.getByRole('region', { name: 'Upcoming Appointments' }));

  it('list what is assigned or in progress, the next one first', () => {
    renderDesk({
      requests: [
        visit({ id: 'later', documentType: 'will', appointmentDate: inMinutes(300) }),
        visit({ id: 'next' }),
        visit({
          id: 'now',
          documentType: 'affidavit',
          status: 'in_progress',
          appointmentDate: inMinutes(-30),
        }),
        visit({ id: 'done', status: 'completed', completedAt: inMinutes(-60) }),
        visit({ id: 'cancelled', status: 'cancelled' }),
      ],
    });

    const titles = upcoming().getAllByRole('article');
    expect(titles.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Real estate: Affidavit',
      'Real estate: Deed',
      'Real estate: Will or trust',
    ]);
    const next = within(titles[1] ?? document.body);
    expect(next.getByText('$75.00')).toBeInTheDocument();
    expect(next.getByText('$6.50')).toBeInTheDocument();
    expect(next.getByText('500 Congress Ave, Austin, TX 78701')).toBeInTheDocument();
    expect(next.getByRole('button', { name: 'Start Navigation' })).toBeInTheDocument();
    expect(next.getByRole('button', { name: 'Contact Client Ada Lovelace' })).toBeInTheDocument();
  });

  it('keep one that was not begun in sight once its hour has passed', () => {
    renderDesk({ requests: [visit({ appointmentDate: inMinutes(-10) })] });

    expect(upcoming().queryByRole('article')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Past their time' })).getByRole('article'),
    ).toBeInTheDocument();
  });

  it('give the time of arrival while under way', async () => {
    const requests = [visit({ departedAt: inMinutes(-5) })];
    renderDesk({
      requests,
      routes: { 'GET /api/requests/visit-1/tracking': { body: { eta: 12, distance: 5.4 } } },
    });

    expect(await upcoming().findByText('12 min, 5.4 mi')).toBeInTheDocument();
  });

  it('say what will be here', () => {
    renderDesk();

    expect(upcoming().getByText('Accept an offer to begin.')).toBeInTheDocument();
  });
});

describe('Recent Completions', () => {
  it('show the last five, by the end of the client’s id, with what was earned', () => {
    const requests = Array.from({ length: 7 }, (_, index) =>
      visit({
        id: `done-${index}`,
        status: 'completed',
        completedAt: inMinutes(-60 * index),
        addOnPrice: 25,
        totalPrice: 106.5,
      }),
    );
    renderDesk({ requests });

    const list = within(screen.getByRole('region', { name: 'Recent Completions' }));
    const rows = list.getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent(/^Client #abcd\$81\.50Real estate/);
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/requests/done-0');
  });
});

describe('What changes on the server', () => {
  it('appears without a reload', async () => {
    const { events } = renderDesk({
      profile: ownProfile({ available: true }),
      routes: { [OFFERS]: () => ({ body: offers }) },
    });
    let offers: unknown[] = [];
    expect(await screen.findByText(/^No offers right now/)).toBeInTheDocument();

    offers = [openOffer()];
    events.announce({ kind: 'offer', id: 'offer-1' });

    expect(await screen.findByRole('article', { name: 'Real estate: Deed' })).toBeInTheDocument();
  });
});

describe('Quick actions', () => {
  it('go to schedule, earnings and settings', () => {
    renderDesk();

    const links = within(screen.getByRole('region', { name: 'Quick actions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Update Schedule', '/dashboard/notary/schedule'],
      ['View Earnings', '/dashboard/notary/earnings'],
      ['Settings', '/dashboard/notary/settings'],
    ]);
  });
});

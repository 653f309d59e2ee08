import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotaryBooking } from '@/components/notary/client/booking/notary-booking';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import type { NotaryListing } from '@/lib/notary/schema/search';
import { ada } from '@/tests/support/deeds';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { estimate } from '@/tests/support/request-dialog';
import { doubleFetch } from '@/tests/support/fetch-double';
import { visit } from '@/tests/support/notary-work';
import { dayFromNow } from '@/tests/support/request-dialog';
import { clearToasts } from '@/tests/support/toasts';
import { tracking } from '@/tests/support/tracking';

const SEARCH = 'GET /api/notaries/search?location=Austin%2C+TX&serviceType=estate&urgency=week';
const ADDRESS = '/notary-booking?location=Austin,+TX&serviceType=estate';

const grace: NotaryListing = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Grace H.',
  initials: 'GH',
  rating: null,
  reviews: 0,
  location: 'Austin, TX',
  distance: 3.2,
  price: 196.02,
  specialties: ['Estate', 'Legal'],
  eta: 9,
  isOnline: false,
  verificationLevel: 'Gold',
  isDemo: true,
};

const assigned = {
  id: grace.id,
  name: 'Grace Hopper',
  initials: 'GH',
  rating: null,
  phone: null,
  isDemo: false,
};

type Routes = Parameters<typeof doubleFetch>[0];

async function renderPage(address: string, routes: Routes = {}) {
  history.replaceState(null, '', address);
  localStorage.setItem('user', JSON.stringify(ada));
  const calls = doubleFetch({ 'GET /api/auth/me': { body: ada }, ...routes });
  render(
    <AuthProvider>
      <NotaryBooking />
      <ToastHost />
    </AuthProvider>,
  );
  await screen.findByLabelText('Location');
  return { calls, user: userEvent.setup() };
}

beforeEach(doubleEvents);
afterEach(() => {
  clearToasts();
  localStorage.clear();
  history.replaceState(null, '', '/');
  act(() => accountClient().clear());
});

describe('the booking of an account', () => {
  it('asks for nothing before it knows what and where', async () => {
    const { calls } = await renderPage('/notary-booking');
    expect(calls.map(({ request }) => request)).toEqual(['GET /api/auth/me']);
    expect(screen.queryByText('Sample data.')).not.toBeInTheDocument();
  });

  it('shows who can come, as the server says it', async () => {
    await renderPage(ADDRESS, { [SEARCH]: { body: [grace] } });

    const card = within(await screen.findByRole('article', { name: 'Grace H.' }));
    for (const text of [
      'No reviews yet',
      'Gold',
      'Off duty',
      'Gold: as a real notary would be shown. Nobody checks a demo notary.',
      'Demo notary',
      '$196.02',
      '9 minutes',
      '3.20 miles by road, estimated from ZIP code to ZIP code',
      'Austin, TX',
      'Estate, Legal',
    ]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { name: '1 notary, the nearest first' })).toBeInTheDocument();
  });

  it('searches by the form, and writes it into the address', async () => {
    const { user } = await renderPage('/notary-booking', { [SEARCH]: { body: [grace] } });
    await user.type(screen.getByLabelText('Location'), 'Austin, TX');
    await user.selectOptions(screen.getByLabelText('Service type'), 'estate');
    await user.click(screen.getByRole('button', { name: 'Find Notaries' }));

    expect(await screen.findByRole('article', { name: 'Grace H.' })).toBeInTheDocument();
    expect(new URLSearchParams(location.search).get('serviceType')).toBe('estate');
    expect(screen.getByRole('button', { name: 'Find Notaries' })).toHaveFocus();
  });

  it('says that it has found somebody', async () => {
    const { user } = await renderPage(ADDRESS, { [SEARCH]: { body: [grace] } });
    await user.click(screen.getByRole('button', { name: 'Find Notaries' }));

    expect(await screen.findByText('Notaries Found!')).toBeInTheDocument();
    expect(screen.getByText('1 notary can come.')).toBeInTheDocument();
  });

  it('asks again when the same is searched again: somebody may have gone', async () => {
    let free = [grace];
    const { user } = await renderPage(ADDRESS, { [SEARCH]: () => ({ body: free }) });
    expect(await screen.findByRole('article', { name: 'Grace H.' })).toBeInTheDocument();

    free = [];
    await user.click(screen.getByRole('button', { name: 'Find Notaries' }));

    expect(await screen.findByRole('heading', { name: 'No notaries match this search' })).toBeInTheDocument();
  });

  it('offers a request all the same when nobody fits', async () => {
    const { user } = await renderPage(ADDRESS, { [SEARCH]: { body: [] } });
    expect(await screen.findByRole('heading', { name: 'No notaries match this search' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Send a request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }));
    expect(dialog.getByLabelText(/Location/)).toHaveValue('Austin, TX');
    expect(dialog.queryByText(/is asked first/)).not.toBeInTheDocument();
  });

  it('says what is wrong with the place, and can be tried again', async () => {
    const refusal = {
      status: 422,
      body: { code: 'validation_failed', message: 'No.', fields: { location: 'Please add the ZIP code.' } },
    };
    const { user } = await renderPage(ADDRESS, { [SEARCH]: refusal });
    expect(await screen.findByText('Please add the ZIP code.')).toBeInTheDocument();

    doubleFetch({ [SEARCH]: { body: [grace] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Grace H.' })).toBeInTheDocument();
  });

  it('opens the request for the chosen notary, with place and service filled in', async () => {
    const { user } = await renderPage(ADDRESS, { [SEARCH]: { body: [grace] } });
    await user.click(await screen.findByRole('button', { name: 'Book Now Grace H.' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }));
    expect(dialog.getByText(/Grace H\. is asked first/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/Location/)).toHaveValue('Austin, TX');
    expect(dialog.getByLabelText(/Service type/)).toHaveValue('estate');
  });

  it('begins with a time that suits the urgency', async () => {
    const urgent = SEARCH.replace('week', 'tomorrow');
    const { user } = await renderPage(`${ADDRESS}&urgency=tomorrow`, { [urgent]: { body: [grace] } });
    await user.click(await screen.findByRole('button', { name: 'Book Now Grace H.' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }));
    expect(dialog.getByLabelText('Date')).toHaveValue(dayFromNow(1));
    expect(dialog.getByLabelText('Time')).toHaveValue('09:00');
  });

  it('finds what was typed again, for another notary too, and not under another search', async () => {
    const other = { ...grace, id: '44444444-4444-4444-8444-444444444444', name: 'Alan T.' };
    const elsewhere = SEARCH.replace('Austin%2C+TX', 'Waco%2C+TX');
    const { user } = await renderPage(ADDRESS, {
      [SEARCH]: { body: [grace, other] },
      [elsewhere]: { body: [grace] },
    });
    const open = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Book Now ${name}` }));
      return within(await screen.findByRole('dialog', { name: 'New Request' }));
    };
    const first = await open('Grace H.');
    await user.type(first.getByLabelText(/^Special instructions/), 'Gate code 12');
    await user.keyboard('{Escape}');

    const second = await open('Alan T.');
    expect(second.getByText(/Alan T\. is asked first/)).toBeInTheDocument();
    expect(second.getByLabelText(/^Special instructions/)).toHaveValue('Gate code 12');
    await user.click(second.getByRole('button', { name: 'Close' }));

    await user.clear(screen.getByLabelText('Location'));
    await user.type(screen.getByLabelText('Location'), 'Waco, TX');
    await user.click(screen.getByRole('button', { name: 'Find Notaries' }));
    await screen.findByRole('heading', { name: '1 notary, the nearest first' });
    const third = await open('Grace H.');
    expect(third.getByLabelText(/^Location/)).toHaveValue('Waco, TX');
    expect(third.getByLabelText(/^Special instructions/)).toHaveValue('');
  });

  it('asks the chosen notary first, and then shows how the request goes on', async () => {
    let request = visit({ id: 'new', status: 'pending', totalPrice: 97.5 });
    const { calls, user } = await renderPage(ADDRESS, {
      [SEARCH]: { body: [grace] },
      'POST /api/pricing/estimate': {
        body: estimate(),
      },
      'POST /api/requests': {
        status: 201,
        body: visit({ id: 'new', status: 'pending', totalPrice: 196.02 }),
      },
      'GET /api/requests/new': () => ({ body: request }),
    });
    await user.click(await screen.findByRole('button', { name: 'Book Now Grace H.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Request' }));
    await user.selectOptions(dialog.getByLabelText(/Document type/), 'will');
    await user.type(dialog.getByLabelText(/Date/), '2030-01-02');
    expect((await dialog.findAllByText('$196.02'))[0]).toBeInTheDocument();
    // The search knew a city; a visit needs a door.
    const where = dialog.getByRole('textbox', { name: 'Location' });
    await user.clear(where);
    await user.type(where, '500 Congress Ave, Austin, TX');
    await user.click(dialog.getByRole('button', { name: 'Request Notary Service' }));

    expect(await screen.findByRole('heading', { name: 'Your request is on its way' })).toHaveFocus();
    expect(await screen.findByText('Booking Confirmed!')).toBeInTheDocument();
    expect(screen.getByText(/Grace H\. is asked first, and you see here/)).toBeInTheDocument();
    expect(screen.queryByText('Request submitted')).not.toBeInTheDocument();
    const sent = calls.find(({ request }) => request === 'POST /api/requests');
    expect(sent?.body).toMatchObject({
      preferredNotaryId: grace.id,
      serviceType: 'estate',
      location: '500 Congress Ave, Austin, TX',
    });
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', '/requests/new');

    const panel = within(screen.getByRole('region', { name: 'Live tracking' }));
    expect(panel.getByText('We are looking for a notary.')).toBeInTheDocument();

    request = visit({ id: 'new', notary: assigned });
    act(() => openedStreams('/api/events').at(-1)!.say({ kind: 'request', id: 'new' }));
    expect(await screen.findByRole('heading', { name: 'Grace Hopper is booked' })).toBeInTheDocument();
    expect(panel.getByText('Grace Hopper')).toBeInTheDocument();

    act(() =>
      openedStreams()
        .at(-1)!
        .say(tracking({ eta: 9, distance: 3.2 })),
    );
    expect(panel.getByText('9 minutes')).toBeInTheDocument();
    expect(panel.getByText('about 3.2 miles by road')).toBeInTheDocument();
  });
});

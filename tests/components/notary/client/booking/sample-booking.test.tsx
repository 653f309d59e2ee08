import { act, fireEvent, render, screen, within, type RenderResult } from '@testing-library/react';
import { NotaryBooking } from '@/components/notary/client/booking/notary-booking';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const SEARCH = 2_000;

let page: RenderResult;

function renderPage(address = '/notary-booking') {
  history.replaceState(null, '', address);
  const calls = doubleFetch({});
  page = render(
    <AuthProvider>
      <NotaryBooking />
      <ToastHost />
    </AuthProvider>,
  );
  return calls;
}

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const notaries = () => screen.queryAllByRole('article');

/** The form's parts are loaded on demand, which the clock of the test does not know of. */
async function submit() {
  press('Find Notaries');
  await act(async () => {
    await import('@/components/kit/form-engine');
    await import('@/lib/notary/schema/search');
  });
  await showToasts();
}

async function find() {
  fill('Location', 'Austin, TX 78701');
  fill('Service type', 'estate');
  await submit();
  await pass(SEARCH);
  await showToasts();
}

/** The toaster is loaded with the first message. */
async function showToasts() {
  await act(async () => void (await import('@/components/ui/toaster')));
  await pass(10);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clearToasts();
  sessionStorage.clear();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('the booking of a visitor', () => {
  it.each([
    ['without anything', []],
    ['without a service', [['Location', 'Austin, TX 78701']]],
    ['without a place', [['Service type', 'estate']]],
  ])('asks for what is missing %s', async (_, fields) => {
    renderPage();
    for (const [label, value] of fields) fill(label!, value!);
    await submit();

    expect(screen.getByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please provide your location and service type')).toBeInTheDocument();
    await pass(2 * SEARCH);
    expect(notaries()).toHaveLength(0);
  });

  it('searches for two seconds, and finds the three of the sample', async () => {
    const calls = renderPage();
    fill('Location', 'Austin, TX 78701');
    fill('Service type', 'estate');
    await submit();
    expect(screen.getByText('Searching for notaries')).toBeInTheDocument();
    expect(notaries()).toHaveLength(0);

    await pass(SEARCH);
    await showToasts();
    expect(screen.getByText('Notaries Found!')).toBeInTheDocument();
    expect(notaries()).toHaveLength(3);
    const [first] = notaries();
    for (const text of [
      'Platinum',
      'On duty',
      '$190.62',
      '15 minutes',
      '2.30 miles by road, estimated from ZIP code to ZIP code',
    ]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(first!).getByText('4.9 of 5 stars, 127 reviews')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Sample data' })).toContainElement(first!);
    expect(calls).toEqual([]);
  });

  it('writes the search into the address, and keeps the fields', async () => {
    renderPage();
    fill('Urgency', 'asap');
    await find();

    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      location: 'Austin, TX 78701',
      serviceType: 'estate',
      urgency: 'asap',
    });
    expect(screen.getByLabelText('Location')).toHaveValue('Austin, TX 78701');
  });

  it('fills in what the address says', () => {
    renderPage('/notary-booking?location=Miami,+FL&serviceType=legal&urgency=tomorrow');
    expect(screen.getByLabelText('Location')).toHaveValue('Miami, FL');
    expect(screen.getByLabelText('Service type')).toHaveValue('legal');
    expect(screen.getByLabelText('Urgency')).toHaveValue('tomorrow');
  });

  it('has what was typed after a reload, unless its address says something else', () => {
    renderPage();
    fill('Location', 'Austin, TX 78701');
    fill('Service type', 'estate');
    page.unmount();

    renderPage();
    expect(screen.getByLabelText('Location')).toHaveValue('Austin, TX 78701');
    expect(screen.getByLabelText('Service type')).toHaveValue('estate');
    page.unmount();

    renderPage('/notary-booking?location=Miami,+FL&serviceType=legal');
    expect(screen.getByLabelText('Location')).toHaveValue('Miami, FL');
  });

  it('keeps the search through sign-up', async () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?callbackUrl=%2Fnotary-booking',
    );
    fill('Urgency', 'asap');
    await find();

    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign up' }).href);
    const back = new URL(new URLSearchParams(search).get('callbackUrl')!, location.origin);
    expect(back.pathname).toBe('/notary-booking');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      location: 'Austin, TX 78701',
      serviceType: 'estate',
      urgency: 'asap',
    });
  });

  it('books whoever is off duty, too, as an account can', async () => {
    renderPage();
    await find();

    const offline = notaries().filter((card) => within(card).queryByText('Off duty'));
    expect(offline).toHaveLength(1);
    expect(within(offline[0]!).getByText(/You can still ask\./)).toBeInTheDocument();
    expect(within(offline[0]!).getByRole('button', { name: /^Book Now/ })).toBeInTheDocument();
  });

  it('confirms a booking as a sample, and follows it', async () => {
    renderPage();
    await find();
    press('Book Now Riley E.');
    await showToasts();

    expect(screen.getByText('Booking Confirmed!')).toBeInTheDocument();
    expect(
      screen.getByText('This is a sample: nobody was asked, and nothing is booked.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sample booking: Riley E.' })).toHaveFocus();
    const way = within(screen.getByRole('region', { name: 'Live tracking' }));
    expect(
      way.getByText(/from Austin, TX 78701: 22 minutes with lights, traffic and parking\./),
    ).toBeInTheDocument();
    expect(way.getByText('22 minutes')).toBeInTheDocument();
    await pass(5_000);
    expect(way.getByText('21 minutes')).toBeInTheDocument();
    press('Stop tracking');
    await pass(20_000);
    expect(way.getByText('21 minutes')).toBeInTheDocument();

    press('Back to the notaries');
    expect(notaries()).toHaveLength(3);
  });
});

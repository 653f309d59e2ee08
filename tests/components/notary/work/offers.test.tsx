import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { Offers } from '@/components/notary/work/offers/offers';
import type { OfferView } from '@/lib/notary/schema/offers';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, NOTARY_ID, openOffer } from '@/tests/support/notary-work';

const LIST = `GET /api/notaries/${NOTARY_ID}/offers`;
const ACCEPT = 'POST /api/offers/offer-1/accept';
const DECLINE = 'POST /api/offers/offer-1/decline';
const TITLE = 'Real estate: Deed';

/** What the server lists; a test changes it. */
let listed: OfferView[] = [];

function renderOffers(
  offers: OfferView[],
  routes: Parameters<typeof doubleFetch>[0] = {},
  { isOwn = true, isAvailable = true } = {},
) {
  listed = offers;
  const calls = doubleFetch({ [LIST]: () => ({ body: listed }), ...routes });
  render(
    <Offers
      userId={NOTARY_ID}
      initialOffers={offers}
      visits={[]}
      isAvailable={isAvailable}
      isOwn={isOwn}
      initialNow={Date.now()}
    />,
  );
  return { calls, user: userEvent.setup() };
}

const card = () => screen.findByRole('article', { name: TITLE });

afterEach(() => {
  accountClient().clear();
  jest.useRealTimers();
});

describe('Offers', () => {
  it('say what is earned, where and when, and how long there is to answer', async () => {
    renderOffers([openOffer()]);

    const offer = within(await card());
    expect(offer.getByText('$77.73')).toBeInTheDocument();
    expect(offer.getByText('Austin, TX 78701')).toBeInTheDocument();
    expect(offer.getByText('4.20 miles by road, estimated from ZIP code to ZIP code')).toBeInTheDocument();
    expect(offer.getByText(/^1[45]:\d\d to answer$/)).toBeInTheDocument();
  });

  it('say what comes next while there are none', () => {
    renderOffers([]);

    expect(screen.getByRole('heading', { name: 'No offers right now' })).toBeInTheDocument();
    expect(screen.getByText('New ones appear by themselves.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check your hours' })).toHaveAttribute(
      'href',
      '/dashboard/notary/schedule',
    );
  });

  it('say where they are turned on, and leave that to the one switch', () => {
    renderOffers([], {}, { isAvailable: false });

    expect(screen.getByText('Turn on “Receive offers” above.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('offer an admin who looks on nothing to press', () => {
    renderOffers([], {}, { isOwn: false, isAvailable: false });

    expect(screen.getByText('The notary is unavailable.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are accepted, and say so in place of the card', async () => {
    const { calls, user } = renderOffers([openOffer()], {
      [ACCEPT]: () => {
        listed = [];
        return { body: {} };
      },
    });

    await user.click(within(await card()).getByRole('button', { name: `Accept ${TITLE}` }));

    expect(await screen.findByText(`Accepted: ${TITLE}. It is in your appointments.`)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(calls.filter(({ request }) => request === ACCEPT)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus());
  });

  it('are declined', async () => {
    const { user } = renderOffers([openOffer()], {
      [DECLINE]: () => {
        listed = [];
        return { status: 204 };
      },
    });

    await user.click(within(await card()).getByRole('button', { name: `Decline ${TITLE}` }));

    expect(await screen.findByText(/^Declined: Real estate: Deed\./)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('explain a conflict, and go when the server lists them no more', async () => {
    const message = 'This offer has expired.';
    const { user } = renderOffers([openOffer()], {
      [ACCEPT]: () => {
        listed = [];
        return { status: 409, body: { code: 'conflict', message } };
      },
    });

    await user.click(within(await card()).getByRole('button', { name: `Accept ${TITLE}` }));

    expect(await screen.findByText(`${TITLE}: ${message}`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Expired/)).not.toBeInTheDocument();
  });

  it('stay, with the reason, when the answer did not arrive', async () => {
    const { user } = renderOffers([openOffer()], { [ACCEPT]: new TypeError('offline') });

    await user.click(within(await card()).getByRole('button', { name: `Accept ${TITLE}` }));

    expect(await screen.findByText(/^The server could not be reached\..* still open\.$/)).toBeInTheDocument();
    expect(await card()).toBeInTheDocument();
  });

  it('go when their time is up, and say so', async () => {
    renderOffers([openOffer({ expiresAt: new Date(Date.now() + 1_500).toISOString() })]);
    await card();
    listed = [];

    expect(
      await screen.findByText(/^Expired: Real estate: Deed\./, {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('say that one was withdrawn before its time', async () => {
    renderOffers([openOffer()]);
    await card();
    listed = [];

    await act(() => accountClient().invalidateQueries());

    expect(await screen.findByText(/^No longer open: Real estate: Deed\./)).toBeInTheDocument();
  });

  it('cannot be answered by an admin who looks on', async () => {
    renderOffers([openOffer()], {}, { isOwn: false });

    expect(within(await card()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are read out a few times until they end, not each second', async () => {
    jest.useFakeTimers();
    renderOffers([openOffer({ expiresAt: inMinutes(6) })]);
    const spoken = new Set<string>();

    for (let second = 0; second < 359; second += 1) {
      act(() => jest.advanceTimersByTime(1_000));
      spoken.add(screen.getByText(/^Offer Real estate: Deed\. /).textContent ?? '');
    }

    expect([...spoken]).toEqual([
      `Offer ${TITLE}. Less than 10 minutes left.`,
      `Offer ${TITLE}. Less than 5 minutes left.`,
      `Offer ${TITLE}. Less than 2 minutes left.`,
      `Offer ${TITLE}. Less than 1 minute left.`,
      `Offer ${TITLE}. Less than 30 seconds left.`,
    ]);
  });
});

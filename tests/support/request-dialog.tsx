import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestDialog } from '@/components/notary/client/request-form/request-dialog';
import { ToastHost } from '@/components/ui/toast-host';
import { TRAVEL_OPEN } from '@/lib/pricing/rules/price-lines';
import type { Estimate } from '@/lib/notary/schema/requests';
import { doubleFetch } from './fetch-double';
import { visit } from './notary-work';

const ESTIMATE = 'POST /api/pricing/estimate';
const CREATE = 'POST /api/requests';
export const ADDRESS = '500 Congress Ave, Austin, TX 78701';
/** What the server answers to a request that it took. */
export const created = visit({ status: 'pending' });

/** A mobile visit in Texas, ten miles away: as the server prices it, unless a test says otherwise. */
export function estimate(changes: Partial<Estimate> = {}): Estimate {
  const price = { basePrice: 175, travelFee: 6.5, rushFee: 0, tax: 14.52, totalPrice: 196.02, ...changes };
  const { travelFee } = price;
  const way = travelFee === null ? TRAVEL_OPEN : '10.00 miles by road';
  return {
    ...price,
    lines: [
      { name: 'Base price', note: 'mobile notary, 1 page', amount: price.basePrice, payee: 'notary' },
      { name: 'Travel fee', note: way, amount: travelFee, payee: 'notary' },
      { name: 'Tax', note: '8%', amount: price.tax, payee: 'tax' },
    ],
    travelPerMile: 0.65,
    distanceMiles: travelFee === null ? null : 10,
    place: 'Austin, TX 78701',
    office: null,
    ...changes,
  };
}

/** A remote session of one page: without a state, as in Texas; in New York. */
function remote({
  basePrice,
  tax,
  totalPrice,
}: Pick<Estimate, 'basePrice' | 'tax' | 'totalPrice'>): Estimate {
  return estimate({
    basePrice,
    travelFee: 0,
    tax,
    totalPrice,
    distanceMiles: null,
    lines: [
      { name: 'Base price', note: 'remote online notarization, 1 page', amount: basePrice, payee: 'notary' },
      { name: 'Tax', note: '8%', amount: tax, payee: 'tax' },
    ],
  });
}
const plain = remote({ basePrice: 125, tax: 10, totalPrice: 135 });
const inNewYork = remote({ basePrice: 143.75, tax: 11.5, totalPrice: 155.25 });

function priceOf({ isRemote, state }: { isRemote: boolean; state?: string }): Estimate {
  if (!isRemote) return estimate();
  return state === 'NY' ? inNewYork : plain;
}

type Handler = Parameters<typeof doubleFetch>[0][string];
type Answers = { estimates?: Handler; creates?: Handler; reads?: Handler };

/** The dialog in front of a server that prices and takes everything, unless a test says otherwise. */
export function renderDialog(
  { estimates, creates, reads }: Answers = {},
  props: Partial<Parameters<typeof RequestDialog>[0]> = {},
) {
  const calls = doubleFetch({
    [ESTIMATE]: estimates ?? ((body) => ({ body: priceOf(body as Parameters<typeof priceOf>[0]) })),
    [CREATE]: creates ?? { status: 201, body: created },
    [`GET /api/requests/${created.id}`]: reads ?? { body: created },
  });
  const onCreated = jest.fn();
  const onClose = jest.fn();
  render(
    <>
      <RequestDialog onCreated={onCreated} onClose={onClose} {...props} />
      <ToastHost />
    </>,
  );
  const sent = () => calls.filter(({ request }) => request === CREATE).map(({ body }) => body);
  return { user: userEvent.setup({ applyAccept: false }), calls, sent, onCreated, onClose };
}

type User = ReturnType<typeof userEvent.setup>;

export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const location = () => field(/^Location/);
export const fileInput = () => field(/^Document \(optional\)/);
export const pricing = () => screen.getByRole('region', { name: 'Pricing estimate' });
/** What it comes to, beside the button. */
export const sum = () => submitButton().parentElement!;
export const submitButton = () => screen.getByRole('button', { name: /Request Notary Service|Submitting/ });
export const submit = (user: User) => user.click(submitButton());

/** `2026-11-21`, where the test runs; so many days from now. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60_000);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** A visit for a deed tomorrow at 09:00, for $196.02. */
export async function fill(user: User) {
  await user.selectOptions(field('Service type'), 'real-estate');
  await user.selectOptions(field('Document type'), 'deed');
  await user.type(field('Date'), dayFromNow(1));
  await user.type(location(), ADDRESS);
  await within(sum()).findByText('$196.02');
}

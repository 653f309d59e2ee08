import 'server-only';
import type * as z from 'zod';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { totalWithAddOn } from '@/lib/pricing/rules/price-lines';
import { withTravel } from '@/lib/pricing/rules/quote';
import { formatMoney, toCents, type Cents } from '@/lib/values/money';
import { getRequestView } from '../queries/requests';
import { priceSelect, toPriced } from '../rules/request-price';
import { requestTitle } from '../rules/services';
import type { agreeToTravelSchema, RequestView } from '../schema/requests';
import { announceRequest } from './announce';
import { heldColumns, holdRequest } from './hold-request';

const columns = { ...heldColumns, ...priceSelect, travelAskedCents: true } as const;

type Held = Prisma.NotaryRequestGetPayload<{ select: typeof columns }>;
type Asked = { clientId: string; notaryId: string; travelAskedCents: Cents };

/**
 * The client agrees to the travel fee of the notary who has accepted, where it was open: it is added to the price with
 * its tax, and the notary may set off. Throws `not_found` for what is not the actor's as a client, and `conflict` where
 * nothing is asked, or another fee than the one that was seen.
 */
export async function agreeToTravel(
  actor: Actor,
  id: string,
  { travelFee }: z.output<typeof agreeToTravelSchema>,
): Promise<RequestView> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, id);
    const request = await tx.notaryRequest.findFirst({ where: { id, clientId: actor.id }, select: columns });
    if (!request) throw new AppError('not_found', 'There is no such request.');
    const asked = askedOf(request, toCents(travelFee));
    const price = withTravel(toPriced(request), asked.travelAskedCents);
    const totalPriceCents = totalWithAddOn(price);
    await tx.notaryRequest.update({
      where: { id },
      data: {
        travelFeeCents: asked.travelAskedCents,
        isTravelOpen: false,
        travelAskedCents: null,
        taxCents: price.taxCents,
        totalPriceCents,
      },
      select: { id: true },
    });
    await audit(tx, {
      type: 'request.travel_agreed',
      actorId: actor.id,
      subjectId: id,
      data: { travelFeeCents: asked.travelAskedCents, totalCents: totalPriceCents },
    });
    await tellNotary(tx, request, asked);
    return getRequestView(tx, id, actor.id);
  });
}

function askedOf({ clientId, notaryId, status, travelAskedCents }: Held, seenCents: Cents): Asked {
  if (status !== 'assigned' || notaryId === null || travelAskedCents === null) {
    throw new AppError('conflict', 'There is no travel fee to agree to now. Please reload the page.');
  }
  if (travelAskedCents === seenCents) return { clientId, notaryId, travelAskedCents };
  throw new AppError(
    'conflict',
    `The travel fee is ${formatMoney(travelAskedCents)} now. Please look at it, and agree again if you do.`,
  );
}

async function tellNotary(
  tx: Tx,
  request: Held,
  { clientId, notaryId, travelAskedCents }: Asked,
): Promise<void> {
  const { id } = request;
  await notifyByMail(tx, {
    userId: notaryId,
    type: 'request.travel_agreed',
    title: 'The client agreed to your travel',
    message: `${requestTitle(request)}: the client has agreed to a travel fee of ${formatMoney(travelAskedCents)}. You can set off when it is time.`,
    href: `/requests/${id}`,
  });
  await announceRequest(tx, { id, clientId, notaryId }, 'request');
}

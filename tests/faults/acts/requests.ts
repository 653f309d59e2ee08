import { until } from '../client';
import type { Person } from '../people';
import type { Act, Stage } from './stage';

type Request = { id: string; status: string; notaryId: string | null };
type Offer = { id: string; requestId: string };

const DAY_MS = 24 * 60 * 60_000;
const place = '500 Congress Ave, Austin, TX 78701';

/** Somebody asks for a notary, who is offered the visit and accepts it with two clicks. */
export const findNotary: Act = async (stage) => {
  const [client, notary] = [await stage.people.owner(), await stage.people.notary()];
  const request = await ask(stage, client, notary);
  const offer = await until('An offer', () => findOffer(notary, request.id));
  const accept = () =>
    notary.client.once('Accepting an offer', {
      send: () => notary.client.try(`/api/offers/${offer.id}/accept`, { method: 'POST' }),
      find: async () => ((await readRequest(client, request.id))?.notaryId === notary.id ? true : null),
      made: () => true as const,
    });
  await Promise.all([accept(), accept()]);
  stage.ledger.acceptances.push({ requestId: request.id, notaryId: notary.id });
};

async function ask(stage: Stage, client: Person, notary: Person): Promise<Request> {
  const what = {
    serviceType: 'legal',
    isRemote: false,
    mode: 'mobile',
    pages: 1,
    location: place,
    appointmentDate: new Date(Date.now() + DAY_MS).toISOString(),
  };
  const estimate = (await client.client.repeat('/api/pricing/estimate', {
    json: { ...what, notaryId: notary.id },
  })) as Record<string, number | null>;
  const { basePrice, travelFee, rushFee, tax, totalPrice } = estimate;
  const json = {
    ...what,
    documentType: 'affidavit',
    preferredNotaryId: notary.id,
    ...{ basePrice, travelFee, rushFee, tax, totalPrice },
  };
  const request = await client.client.once<Request>('Asking for a notary', {
    send: () => client.client.try('/api/requests', { json }),
    find: async () => (await listRequests(client))[0] ?? null,
    made: (body) => body as Request,
  });
  stage.ledger.requests.push({ id: request.id });
  return request;
}

async function findOffer(notary: Person, requestId: string): Promise<Offer | undefined> {
  const offers = (await notary.client.repeat(`/api/notaries/${notary.id}/offers`)) as Offer[];
  return offers.find((offer) => offer.requestId === requestId);
}

async function listRequests({ id, client }: Person): Promise<Request[]> {
  return (await client.repeat(`/api/clients/${id}/requests`)) as Request[];
}

async function readRequest(client: Person, id: string): Promise<Request | undefined> {
  return (await listRequests(client)).find((request) => request.id === id);
}

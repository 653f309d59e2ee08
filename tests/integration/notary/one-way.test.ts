import { GET as SEARCH } from '@/app/api/notaries/search/route';
import { GET as OFFERS } from '@/app/api/notaries/[userId]/offers/route';
import { POST as ESTIMATE } from '@/app/api/pricing/estimate/route';
import { stopListening } from '@/lib/platform/events';
import { createOwner, visitor } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { offerRequest } from '@/tests/support/offers';

afterAll(stopListening);

const location = '1 Main St, Austin, TX 78701';

it('A way has one length in the search, the estimate and the offer, to the hundredth', async () => {
  const notary = await buildNotary({ home: 'Cedar Park, TX 78613' });
  const url = `/x?${new URLSearchParams({ location, serviceType: 'legal', urgency: 'week' })}`;
  const found = (await callRoute(SEARCH, { url, as: visitor })).body as { distance: number }[];
  const body = { serviceType: 'legal', isRemote: false, location };
  const estimate = await callRoute(ESTIMATE, { method: 'POST', url: '/x', as: visitor, body });
  await offerRequest(await createOwner(), { location });
  const offers = await callRoute(OFFERS, { url: '/x', as: notary, params: { userId: notary.user.id } });

  const miles = found[0]!.distance;
  expect(miles).not.toBe(Math.round(miles * 10) / 10);
  expect(estimate.body).toMatchObject({ distanceMiles: miles });
  expect(offers.body).toMatchObject([{ distanceMiles: miles }]);
});

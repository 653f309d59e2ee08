import type { RequestView } from '@/lib/notary/schema/requests';
import { stopListening } from '@/lib/platform/events';
import { createOwner } from '@/tests/support/actors';
import { austin, buildRequest, postRequest, readRequest, requestInput } from '@/tests/support/requests';
import { snapshot } from '@/tests/support/rows';

/** Online, in no state that is known. */
const remotePrice = { basePrice: 125, travelFee: 0, totalPrice: 135 };
const elsewhere = { state: 'none', ...remotePrice };

afterAll(stopListening);

describe('POST /api/requests, for a remote session', () => {
  it('needs no address for a remote session, and keeps none', async () => {
    const client = await createOwner();
    const input = { serviceType: 'remote-online-notarization', isRemote: true, ...elsewhere };
    const plain = await postRequest(client, requestInput({ ...input, location: undefined }));
    expect(plain.status).toBe(201);
    expect(plain.body).toMatchObject({ isRemote: true, location: null, travelFee: 0, totalPrice: 135 });
    const written = await buildRequest(client, { ...input, documentType: 'will', location: 'Nowhere' });
    expect(await readRequest(written.id)).toMatchObject({
      location: null,
      lat: null,
      lng: null,
      state: null,
    });
  });

  it('counts and keeps the state where the client of a remote session is, whatever address comes along', async () => {
    const client = await createOwner();
    const remote = { isRemote: true, location: undefined, state: 'ny' };
    const input = { ...remote, basePrice: 143.75, travelFee: 0, rushFee: 0, tax: 11.5, totalPrice: 155.25 };
    const answer = await postRequest(client, requestInput(input));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ state: 'NY', location: null, basePrice: 143.75, totalPrice: 155.25 });
    const { id } = answer.body as RequestView;
    expect(await readRequest(id)).toMatchObject({
      state: 'NY',
      location: null,
      lat: null,
      lng: null,
      base_price_cents: 143_75,
      total_price_cents: 155_25,
    });

    const written = await buildRequest(client, { ...remote, documentType: 'will', location: austin });
    expect(written).toMatchObject({ state: 'NY', totalPrice: 155.25 });
  });

  it('takes the state of a remote session from an address, where no other word on it comes', async () => {
    const written = await buildRequest(await createOwner(), {
      isRemote: true,
      location: 'New York, NY 10007',
    });
    expect(written).toMatchObject({ state: 'NY', location: null, totalPrice: 155.25 });
  });

  it('wants the state, whose rate is part of the price, or the word that there is none', async () => {
    const client = await createOwner();
    const before = await snapshot();
    const input = requestInput({ isRemote: true, location: undefined, ...remotePrice });
    expect(await postRequest(client, input)).toMatchObject({
      status: 422,
      body: { fields: { state: 'Please choose the state you are in, or say that it is none of the 50.' } },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses the price of no state where one is named', async () => {
    const client = await createOwner();
    const before = await snapshot();
    const answer = await postRequest(
      client,
      requestInput({ isRemote: true, location: undefined, state: 'NY', ...remotePrice }),
    );
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('it was $135.00 and is now $155.25');
    expect(await snapshot()).toEqual(before);
  });

  it('is remote without saying so where the service takes place online', async () => {
    const service = { serviceType: 'remote-online-notarization', isRemote: undefined };
    const input = { ...service, location: undefined, ...elsewhere };
    const answer = await postRequest(await createOwner(), requestInput(input));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ isRemote: true, location: null });
  });
});

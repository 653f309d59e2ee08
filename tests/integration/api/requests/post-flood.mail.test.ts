import '@/tests/support/with-mail';
import { stopListening } from '@/lib/platform/events';
import { createOwner, forgetAddress } from '@/tests/support/actors';
import { writeRequest } from '@/tests/support/notary';
import { postRequest, requestInput } from '@/tests/support/requests';

afterAll(stopListening);

describe('POST /api/requests, where addresses are confirmed', () => {
  it('takes three of an account whose address is not, and says what opens the room', async () => {
    const client = await createOwner();
    await forgetAddress(client);
    await writeRequest(client);
    await writeRequest(client);
    expect((await postRequest(client, requestInput())).status).toBe(201);
    const answer = await postRequest(client, requestInput({ documentType: 'contract' }));
    expect(answer).toMatchObject({ status: 403, body: { code: 'unconfirmed_address' } });
    expect((answer.body as { message: string }).message).toMatch(
      /^Before you can send more than 3 requests, counting open ones and those you cancelled today after a notary had accepted, please confirm your email address: /,
    );
  });
});

import { documents, inside } from '@/tests/support/with-document-server';
import dns from 'node:dns';
import { listEvents } from '@/tests/support/bookings';
import { pdfFile } from '@/tests/support/files';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { countRows } from '@/tests/support/rows';
import { verifyByJson } from '@/tests/support/verifications';

const MEGABYTE = 1024 ** 2;
const ADDRESS_WRONG =
  'Please send an https address that everybody can reach, on port 443 and without a user name or password.';
const NOT_FETCHED = 'The document could not be fetched from this address.';

async function verify(document_url: string) {
  const partner = await createPartner();
  const answer = await verifyByJson(await createApiKey(partner), {
    document_url,
    verification_type: 'integrity',
  });
  return { partner, ...answer };
}

/** Names lead where the test says, the next time to the next place. */
function leadNames(...addresses: string[]) {
  const spy = jest.spyOn(dns, 'lookup') as unknown as jest.SpyInstance;
  return spy.mockImplementation((_name: string, _options: unknown, done: (...found: unknown[]) => void) => {
    const address = addresses.length > 1 ? addresses.shift() : addresses[0];
    done(null, [{ address, family: address?.includes(':') ? 6 : 4 }]);
  });
}

afterEach(() => jest.restoreAllMocks());

describe('POST /v1/documents/verify with an address', () => {
  it('fetches the document once, uncompressed, and keeps what came of it', async () => {
    const bytes = await pdfFile('A deed');
    let encoding: unknown;
    const address = documents.on('/deed.pdf', ({ headers }, response) => {
      encoding = headers['accept-encoding'];
      response.end(bytes);
    });

    const { partner, status, body } = await verify(address);

    expect(status).toBe(201);
    expect(body).toMatchObject({ confidence_score: 1, mode: 'test' });
    expect(encoding).toBe('identity');
    expect(documents.asked).toEqual(['/deed.pdf']);
    expect(await listEvents(partner)).toMatchObject([{ type: 'document.verified', data: body }]);
  });

  it('follows three redirects, and not a fourth', async () => {
    documents.serveFile('/0', await pdfFile('A deed'));
    for (const hop of [1, 2, 3, 4]) documents.redirect(`/${hop}`, `/${hop - 1}`);

    expect(await verify(`${documents.origin}/3`)).toMatchObject({ status: 201 });
    expect(await verify(`${documents.origin}/4`)).toMatchObject({
      status: 422,
      body: { fields: { document_url: 'This address leads to another one more than 3 times.' } },
    });
  });

  it('fetches nothing again for the same Idempotency-Key', async () => {
    const key = await createApiKey(await createPartner());
    const body = {
      document_url: documents.serveFile('/deed.pdf', await pdfFile('A deed')),
      verification_type: 'integrity',
    };

    const first = await verifyByJson(key, body, { 'idempotency-key': 'look-1' });
    const second = await verifyByJson(key, body, { 'idempotency-key': 'look-1' });

    expect(second.body).toEqual(first.body);
    expect(documents.asked).toHaveLength(1);
  });

  it.each([
    'http://example.com/deed.pdf',
    'https://127.0.0.1/deed.pdf',
    'https://2130706433/deed.pdf',
    'https://0x7f.1/deed.pdf',
    'https://10.1.2.3/deed.pdf',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/deed.pdf',
    'https://[::ffff:10.0.0.1]/deed.pdf',
    'https://[fd00::1]/deed.pdf',
    'https://localhost/deed.pdf',
    'https://db.internal/deed.pdf',
    'https://example.com:8443/deed.pdf',
    'https://user:secret@example.com/deed.pdf',
    'file:///etc/passwd',
    'data:application/pdf,x',
    'deed.pdf',
    '',
  ])('refuses %s, and asks nobody for a name', async (address) => {
    const lookup = jest.spyOn(dns, 'lookup');

    const { status, body } = await verify(address);

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { fields: { document_url: ADDRESS_WRONG } },
    });
    expect(lookup.mock.calls.filter(([name]) => name !== 'localhost' && !/^\/|postgres/.test(name))).toEqual(
      [],
    );
    expect(await countRows('sandbox_objects')).toBe(0);
  });

  it('refuses to be led inside by a redirect', async () => {
    inside.serveFile('/secret', Buffer.from('secret'));
    const targets = [
      `${inside.origin}/secret`,
      'https://10.0.0.1/',
      'https://localhost/',
      'file:///etc/passwd',
    ];

    for (const [index, target] of targets.entries()) {
      const { status, body } = await verify(documents.redirect(`/to/${index}`, target));
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { fields: { document_url: ADDRESS_WRONG } },
      });
    }
    expect(inside.asked).toEqual([]);
  });

  it.each(['127.0.0.1', '10.0.0.8', '192.168.1.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:127.0.0.1'])(
    'does not connect to a name that leads to %s',
    async (address) => {
      const key = await createApiKey(await createPartner());
      leadNames(address);

      const answer = await verifyByJson(key, {
        document_url: 'https://deeds.example.com/deed.pdf',
        verification_type: 'integrity',
      });

      expect(answer).toMatchObject({ status: 422, body: { fields: { document_url: NOT_FETCHED } } });
    },
  );

  it('looks a name up once for each connection: one that was public a moment ago and is inside now is not reached', async () => {
    const key = await createApiKey(await createPartner());
    const lookup = leadNames('127.0.0.1', '93.184.215.14');
    const body = { document_url: 'https://rebind.example.com/deed.pdf', verification_type: 'integrity' };

    const answer = await verifyByJson(key, body);

    expect(answer).toMatchObject({ status: 422, body: { fields: { document_url: NOT_FETCHED } } });
    expect(lookup.mock.calls.filter(([name]) => name === 'rebind.example.com')).toHaveLength(1);
  });

  it('stops at 25 MB, announced, unannounced or without an end', async () => {
    const size = 25 * MEGABYTE + 1;
    const announced = documents.on('/announced', (_, response) => {
      response.writeHead(200, { 'content-length': size }).write('%PDF-');
    });
    const endless = documents.on('/endless', (_, response) => {
      const piece = Buffer.alloc(MEGABYTE);
      const write = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', write);
      write();
    });

    for (const address of [announced, endless]) {
      expect(await verify(address)).toMatchObject({
        status: 422,
        body: { fields: { document_url: 'This document is larger than 25 MB.' } },
      });
    }
  });

  it.each<[string, () => string]>([
    ['answers 404', () => `${documents.origin}/nowhere`],
    ['closes the connection', () => documents.on('/close', (request) => request.socket.destroy())],
    [
      'breaks off',
      () =>
        documents.on('/break', (request, response) => {
          response.writeHead(200, { 'content-length': 100 }).write('%PDF-');
          setImmediate(() => request.socket.destroy());
        }),
    ],
  ])('refuses a server that %s, and says no more than that', async (_, serve) => {
    expect(await verify(serve())).toMatchObject({
      status: 422,
      body: { fields: { document_url: NOT_FETCHED } },
    });
  });

  it('refuses a document that comes compressed, whatever it would unpack to', async () => {
    const address = documents.serveFile('/bomb', Buffer.from('x'), { 'content-encoding': 'gzip' });

    expect(await verify(address)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});

import { documents } from '@/tests/support/with-document-server';
import { fetchDocument } from '@/lib/programs/commands/fetch-document';

const bounds = { mostBytes: 1024, withinMs: 300 };

describe('a document that is fetched', () => {
  it.each<[string, () => string]>([
    ['is never answered', () => documents.on('/silent', () => undefined)],
    [
      'comes a byte at a time, without an end',
      () =>
        documents.on('/drip', (_, response) => {
          response.writeHead(200);
          const timer = setInterval(() => response.write('.'), 20);
          response.on('close', () => clearInterval(timer));
        }),
    ],
    [
      'hangs behind a redirect',
      () => {
        documents.on('/silent', () => undefined);
        return documents.redirect('/to-silent', '/silent');
      },
    ],
  ])('is given up in time when it %s', async (_, serve) => {
    await expect(fetchDocument(serve(), bounds)).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'The document did not arrive in time.',
    });
  });

  it('is its bytes', async () => {
    const address = documents.serveFile('/deed', Buffer.from('%PDF-1.7'));

    expect((await fetchDocument(address, bounds)).toString()).toBe('%PDF-1.7');
  });
});

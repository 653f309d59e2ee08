/*
 * `import { documents } from '@/tests/support/with-document-server'` as the first import of a `*.alone.test.ts`: the app
 * reads its environment when it is imported, so the double has to stand before.
 */
import { DocumentServer } from './document-server';

/** Where documents may be fetched from beside the open network. */
export const documents = new DocumentServer();
/** On the same machine, and nowhere that we fetch from. */
export const inside = new DocumentServer();

process.env.DOCUMENT_TEST_ORIGIN = documents.origin;

afterEach(() => {
  documents.reset();
  inside.reset();
});
afterAll(() => Promise.all([documents.stop(), inside.stop()]));

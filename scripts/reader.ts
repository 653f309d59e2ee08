/** A process that works on one file of a stranger, and knows nothing else: lib/sandbox/launch.ts starts it. */
import { applyToDocument } from '@/lib/pdf/redactor';
import { assertStampable, stampDocument } from '@/lib/pdf/stamp';
import { serve, type Work } from '@/lib/sandbox/serve';
import { findInDocument, scanDocument } from '@/lib/vault/commands/find-in-document';
import { inspectContent } from '@/lib/vault/rules/file-type/inspection';
import type { DocumentWorks } from '@/lib/vault/schema/document-work';

const works: { [Name in keyof DocumentWorks]: Work<DocumentWorks[Name]['options']> } = {
  inspect: async ({ bytes, options: { type } }) => {
    const file = (async function* () {
      yield bytes;
    })();
    for await (const chunk of inspectContent(file, type)) void chunk;
    return {};
  },
  assertStampable: async ({ bytes, options: { type } }) => {
    await assertStampable({ bytes, type });
    return {};
  },
  stamp: async ({ bytes, options: { type, stamp } }) => ({
    bytes: await stampDocument({ bytes, type }, stamp),
  }),
  find: async ({ bytes, options, onProgress }) => ({
    value: await findInDocument({ ...options, bytes, onPage: onProgress }),
  }),
  scan: async ({ bytes, options, onProgress }) => ({
    value: await scanDocument({ ...options, bytes, onPage: onProgress }),
  }),
  apply: async ({ bytes, options, onProgress }) => ({
    bytes: await applyToDocument({ ...options, bytes, onPage: onProgress }),
  }),
};

serve(works);

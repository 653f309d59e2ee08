/** A process that works on one file of a stranger, and knows nothing else: lib/sandbox/launch.ts starts it. */
import { serve, type Work } from '@/lib/sandbox/serve';
import type { PreflightWorks } from '@/lib/preflight/rules/work';
import type { DocumentWorks } from '@/lib/vault/schema/document-work';

/** Each file has a process of its own: to load what it does not need would be most of the life of most. */
const rooms = {
  inspection: () => import('@/lib/vault/rules/file-type/inspection'),
  stamp: () => import('@/lib/pdf/stamp'),
  finding: () => import('@/lib/vault/commands/find-in-document'),
  thumbnail: () => import('@/lib/pdf/thumbnail'),
  redactor: () => import('@/lib/pdf/redactor'),
  measuring: () => import('@/lib/preflight/commands/measure-document'),
  repairing: () => import('@/lib/pdf/repair'),
};

type Works = DocumentWorks & PreflightWorks;

const works: { [Name in keyof Works]: Work<Works[Name]['options']> } = {
  inspect: async ({ bytes, options: { type } }) => {
    const file = (async function* () {
      yield bytes;
    })();
    const { inspectContent } = await rooms.inspection();
    for await (const chunk of inspectContent(file, type)) void chunk;
    return {};
  },
  assertStampable: async ({ bytes, options: { type } }) => {
    const { assertStampable } = await rooms.stamp();
    await assertStampable({ bytes, type });
    return {};
  },
  stamp: async ({ bytes, options: { type, stamp } }) => {
    const { stampDocument } = await rooms.stamp();
    return { bytes: await stampDocument({ bytes, type }, stamp) };
  },
  find: async ({ bytes, options, onProgress }) => {
    const { findInDocument } = await rooms.finding();
    return { value: await findInDocument({ ...options, bytes, onPage: onProgress }) };
  },
  scan: async ({ bytes, options, onProgress }) => {
    const { scanDocument } = await rooms.finding();
    return { value: await scanDocument({ ...options, bytes, onPage: onProgress }) };
  },
  thumbnail: async ({ bytes, options: { type } }) => {
    const { drawThumbnail } = await rooms.thumbnail();
    return { bytes: await drawThumbnail(bytes, type) };
  },
  apply: async ({ bytes, options, onProgress }) => {
    const { applyToDocument } = await rooms.redactor();
    return { bytes: await applyToDocument({ ...options, bytes, onPage: onProgress }) };
  },
  preflight: async ({ bytes, options: { places }, onProgress }) => {
    const { measureDocument } = await rooms.measuring();
    return { value: await measureDocument({ bytes, places, onPage: onProgress }) };
  },
  repair: async ({ bytes, options: { plan } }) => {
    const { repairDocument } = await rooms.repairing();
    return { bytes: await repairDocument(bytes, plan) };
  },
};

const loadRooms = () => Promise.all(Object.values(rooms).map((load) => load()));

/** Tests start hundreds of these, and most have seen their one file before they would be warm, or never get any. */
const isTest = process.env.NODE_ENV === 'test';

serve(works, isTest ? {} : { warmUp: loadRooms });

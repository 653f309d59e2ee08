import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as events from '@/lib/webhooks/schema/events';
import { openApiDocument } from './document';
import { findCalls } from './find-calls';
import { nameSchemas, type JsonSchema } from './schemas';

/** The OpenAPI document of all handlers, with the things of /v1 and of webhooks under their names. */
export async function readDocument(root: string): Promise<JsonSchema> {
  const folder = path.join(root, 'lib', 'programs', 'schema');
  for (const file of readdirSync(folder).sort()) {
    nameSchemas((await import(path.join(folder, file))) as Record<string, unknown>);
  }
  nameSchemas(events);
  for (const file of answersIn(root)) nameSchemas((await import(file)) as Record<string, unknown>);
  return openApiDocument(await findCalls(root));
}

/** What the calls of the pages answer, by domain. */
function answersIn(root: string): string[] {
  const lib = path.join(root, 'lib');
  return readdirSync(lib)
    .map((domain) => path.join(lib, domain, 'schema', 'answers.ts'))
    .filter((file) => existsSync(file))
    .sort();
}

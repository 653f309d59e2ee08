/** Runs after `next build`: writes /openapi.json and /clients/deedguard.tgz, the client for TypeScript, from what the handlers themselves check. */
import './openapi/on-a-server';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from './openapi/document';
import { findCalls } from './openapi/find-calls';
import { clientFiles, packageOf } from './openapi/package';
import { nameSchemas } from './openapi/schemas';

async function writeOpenApi(root: string): Promise<number> {
  const folder = path.join(root, 'lib', 'programs', 'schema');
  for (const file of readdirSync(folder)) {
    nameSchemas((await import(path.join(folder, file))) as Record<string, unknown>);
  }
  const calls = await findCalls(root);
  const document = openApiDocument(calls);
  writeFileSync(path.join(root, 'public', 'openapi.json'), JSON.stringify(document));
  const clients = path.join(root, 'public', 'clients');
  mkdirSync(clients, { recursive: true });
  writeFileSync(path.join(clients, 'deedguard.tgz'), packageOf(clientFiles(root, document)));
  return calls.length;
}

if (require.main === module) {
  writeOpenApi(process.cwd()).then(
    (count) => {
      console.log(`/openapi.json describes ${count} calls.`);
      // What the handlers load keeps timers and connections.
      process.exit(0);
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

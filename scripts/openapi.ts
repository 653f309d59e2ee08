/** Runs after `next build`: writes /openapi.json and /clients/deedguard.tgz, the client for TypeScript, from what the handlers themselves check. */
import './openapi/on-a-server';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientFiles, packageOf } from './openapi/package';
import { readDocument } from './openapi/read-document';

async function writeOpenApi(root: string): Promise<void> {
  const document = await readDocument(root);
  const clients = path.join(root, 'public', 'clients');
  mkdirSync(clients, { recursive: true });
  writeFileSync(path.join(root, 'public', 'openapi.json'), JSON.stringify(document));
  writeFileSync(path.join(clients, 'deedguard.tgz'), packageOf(clientFiles(root, document)));
}

if (require.main === module) {
  writeOpenApi(process.cwd()).then(
    () => {
      console.log('/openapi.json and the client are written.');
      // What the handlers load keeps timers and connections.
      process.exit(0);
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

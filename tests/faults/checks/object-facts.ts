import { createHash } from 'node:crypto';
import type { Ledger } from '../ledger';
import type { World } from '../world/world';
import type { ObjectFacts } from './objects';

const references = `
  SELECT 'Document ' || id AS what, object_id AS "objectId" FROM vault_documents
  UNION ALL SELECT 'The thumbnail of ' || document_id, object_id FROM document_thumbnails WHERE object_id IS NOT NULL
  UNION ALL SELECT 'Redaction ' || id, object_id FROM redactions WHERE object_id IS NOT NULL
  UNION ALL SELECT 'Import ' || id, object_id FROM recording_imports WHERE object_id IS NOT NULL
  UNION ALL SELECT 'Export ' || id, object_id FROM data_exports WHERE object_id IS NOT NULL
  UNION ALL SELECT 'A paper of ' || notary_id, paper_object_id FROM notary_credentials WHERE paper_object_id IS NOT NULL`;

/** Of the documents those of this round are opened: each was opened after its own. */
export async function factsOfObjects({ pool, store }: World, ledger: Ledger): Promise<ObjectFacts> {
  const documents = ledger.documents.splice(0).map(({ id, sha256, client }) => ({
    what: `Document ${id}`,
    path: `/api/vault/documents/${id}/content`,
    expected: sha256,
    client,
  }));
  const copies = ledger.redactions.splice(0).map(({ id, sha256, client, path }) => ({
    what: `The redacted copy ${id}`,
    path,
    expected: sha256,
    client,
  }));
  const opened: ObjectFacts['opened'] = [];
  for (const { what, path, expected, client } of [...documents, ...copies]) {
    const bytes = (await client.repeat(path)) as Buffer;
    opened.push({ what, expected, actual: createHash('sha256').update(bytes).digest('hex') });
  }
  return {
    rows: (await pool.query('SELECT id, state::text FROM stored_objects')).rows,
    references: (await pool.query(references)).rows,
    store: await store.list(),
    opened,
  };
}

import type { Redaction } from '../schema/redactions';

/*
 * Where the vault is asked. Apart from the queries: what a page shows to everybody does without their client.
 */

export const VAULT_URL = '/api/vault';

export const DOCUMENTS_URL = `${VAULT_URL}/documents`;
export const documentUrl = (id: string) => `${DOCUMENTS_URL}/${id}`;
export const contentUrl = (id: string) => `${documentUrl(id)}/content`;
export const thumbnailUrl = (id: string) => `${documentUrl(id)}/thumbnail`;
export const linksUrl = (documentId: string) => `${documentUrl(documentId)}/links`;
export const redactionsUrl = (documentId: string) => `${documentUrl(documentId)}/redactions`;
export const redactionUrl = ({ documentId, id }: Pick<Redaction, 'documentId' | 'id'>) =>
  `${redactionsUrl(documentId)}/${id}`;

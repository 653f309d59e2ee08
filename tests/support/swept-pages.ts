import { listIndexedPages } from '@/lib/site/site';

/**
 * Full of what the law asks of others, each fact with date and source. What these pages say of us is found where it is
 * written: in their components.
 */
const ofTheCatalog = ['/recording/requirements', '/county-documents', '/state-documents', '/compliance/ron'];

/** The public pages whose every word is looked at as it is served. */
export const sweptPages = listIndexedPages()
  .map(({ path }) => path)
  .filter((path) => !ofTheCatalog.includes(path));

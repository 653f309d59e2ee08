import { queryOptions } from '@tanstack/react-query';

/** Of the account, for whoever chooses one of them. */
export const vaultDocuments = () =>
  queryOptions<{ id: string; name: string }[]>({ queryKey: ['/api/vault', 'documents'] });

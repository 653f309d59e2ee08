import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentPage } from '@/components/vault/page/document-page';
import { ToastHost } from '@/components/ui/toast-host';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import { doubleFetch } from '@/tests/support/fetch-double';

export const urlOf = ({ id }: VaultDocument) => `/api/vault/documents/${id}`;

/** The page of a document; the server says the same of it as the page did, unless `routes` say otherwise. */
export function renderDocument(document: VaultDocument, routes: Parameters<typeof doubleFetch>[0] = {}) {
  const calls = doubleFetch({ [`GET ${urlOf(document)}`]: { body: document }, ...routes });
  render(
    <>
      <DocumentPage initial={document} />
      <ToastHost />
    </>,
  );
  const user = userEvent.setup();

  async function choose(item: string) {
    await user.click(screen.getByRole('button', { name: `More for ${document.name}` }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  }

  async function openDialog(item: string, title = item) {
    await choose(item);
    return within(await screen.findByRole('dialog', { name: title }));
  }

  return { calls, user, choose, openDialog };
}

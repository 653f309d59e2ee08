import { fetchAnswer } from '@/components/kit/fetch-answer';
import { nameOfAnswer } from '@/components/kit/save-file';
import { readStoredUser } from '@/components/kit/stored-user';
import { contentUrl } from '@/lib/vault/rules/urls';

/** What the account of whoever is logged in has: a document of the vault, or one that was generated. */
export type KeptPdf = { kind: 'document' | 'generated'; id: string };

/** Where the PDF comes from that is checked. */
export type PdfSource = { kind: 'file'; file: File } | KeptPdf;

/** What the address of the page names; null where it names none. */
export function readKeptPdf(params: URLSearchParams): KeptPdf | null {
  for (const kind of ['document', 'generated'] as const) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return null;
}

/** The bytes of a source, under its name. What is kept is that of whoever is logged in: throws ApiError where it is not. */
export async function takePdf(source: PdfSource): Promise<File> {
  if (source.kind === 'file') return source.file;
  const response = await fetchAnswer(addressOf(source));
  const name = nameOfAnswer(response) ?? 'document.pdf';
  return new File([await response.blob()], name, { type: 'application/pdf' });
}

function addressOf({ kind, id }: KeptPdf): string {
  const named = encodeURIComponent(id);
  if (kind === 'document') return `${contentUrl(named)}?view=1`;
  return `/api/ai-documents/generated/${readStoredUser()?.id ?? 'nobody'}/${named}?format=pdf`;
}

import { fetchAnswer } from '@/components/kit/fetch-answer';

/** Where the PDF comes from that is checked. */
export type PdfSource = { kind: 'file'; file: File } | { kind: 'document'; id: string };

/** The bytes of a source, under its name. A document is that of whoever is logged in: throws ApiError where it is not. */
export async function takePdf(source: PdfSource): Promise<File> {
  if (source.kind === 'file') return source.file;
  const response = await fetchAnswer(`/api/vault/documents/${encodeURIComponent(source.id)}/content?view=1`);
  return new File([await response.blob()], 'document.pdf', { type: 'application/pdf' });
}

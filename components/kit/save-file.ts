import { fetchAnswer } from '@/components/kit/fetch-answer';

/** Long enough for a slow disk to have read it. */
const KEPT_MS = 60_000;

/**
 * Fetches a file, then hands it to the browser under the name that the server gives it: a link alone would save the
 * server's refusal as a file. Throws ApiError for a refusal; a TypeError when the bytes did not all come.
 */
export async function saveFile(url: string): Promise<void> {
  await saveAnswer(await fetchAnswer(url));
}

/** The same for an answer that came already. */
export async function saveAnswer(response: Response): Promise<void> {
  const name = nameOfAnswer(response) ?? 'download';
  handOver(await response.blob(), name);
}

/** RFC 6266, as `contentDisposition` writes it: the encoded name before the plain one. Null where the server names none. */
export function nameOfAnswer({ headers }: Response): string | null {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null;
}

function handOver(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

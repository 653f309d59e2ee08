import { ApiError, toApiError } from '@/lib/platform/api-client';
import { DOCUMENTS_URL } from '@/lib/vault/rules/urls';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export type Sent = {
  /** bytes of the file */
  sent: number;
  total: number;
};

type SendFileInput = {
  file: File;
  category: string;
  signal: AbortSignal;
  onProgress: (progress: Sent) => void;
};

/**
 * Uploads a document. By XMLHttpRequest: `fetch` does not tell how far a body has come. Throws ApiError; an AbortError
 * when `signal` ended it; a TypeError when the server could not be reached.
 */
export function sendFile({ file, category, signal, onProgress }: SendFileInput): Promise<VaultDocument> {
  const body = new FormData();
  // Before the file, so that the server knows it when the bytes begin to come.
  body.append('category', category);
  body.append('file', file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // The request is a little longer than the file.
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress({ sent: Math.floor((loaded / (total || 1)) * file.size), total: file.size });
    request.onload = () => {
      if (request.status >= 400) reject(toApiError(request, request.responseText));
      else settle(request, resolve, reject);
    };
    request.onerror = () => reject(new TypeError('The server could not be reached.'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', DOCUMENTS_URL);
    request.send(body);
  });
}

type Settle = (document: VaultDocument) => void;

function settle(request: XMLHttpRequest, resolve: Settle, reject: (error: Error) => void) {
  try {
    resolve(JSON.parse(request.responseText) as VaultDocument);
  } catch {
    reject(new ApiError(request.status, 'The server’s answer could not be read.'));
  }
}

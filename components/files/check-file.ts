import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';
import { documentExtensions } from '@/lib/vault/rules/document-types';

const extensions = Object.values(documentExtensions).flat();

/** Why a file need not be sent at all, or null. The server decides by what the file holds. */
export function problemOf(file: File): string | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) {
    return 'Only PDF, DOC, DOCX, JPG, JPEG and PNG files can be stored. Save it as a PDF and choose that.';
  }
  if (file.size === 0)
    return 'This file is empty. Open it to see whether it was saved, then choose it again.';
  if (file.size > MAX_DOCUMENT_BYTES) {
    const most = formatBytes(MAX_DOCUMENT_BYTES);
    const size = formatBytes(file.size);
    return `This file is ${size === most ? `just over ${most}` : size}; a document may be up to ${most}. Scan it at a lower resolution or split it.`;
  }
  return null;
}

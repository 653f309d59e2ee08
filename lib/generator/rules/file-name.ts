/** The name of a document as that of a file: `Deed of 4180 Barton Hills.pdf`. */
export function generatedFileName(documentName: string, format: 'pdf' | 'docx'): string {
  const name = documentName
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || 'Document'}.${format}`;
}

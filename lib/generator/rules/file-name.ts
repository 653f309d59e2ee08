/** The name of a document as that of a file: `Deed of 4180 Barton Hills.pdf`. */
export function generatedFileName(documentName: string, format: 'pdf' | 'docx'): string {
  const words = documentName.replace(/[\\/:*?"<>|]/g, ' ').split(/\s+/);
  const name = words.filter((word) => /[^.]/.test(word)).join(' ');
  return `${name || 'Document'}.${format}`;
}

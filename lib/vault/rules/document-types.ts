export const documentTypes = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a person may call a file of each type. */
export const documentExtensions: Record<DocumentType, readonly string[]> = {
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
};

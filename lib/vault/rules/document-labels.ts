import type { DocumentCategory, DocumentType } from '@/lib/vault/schema/documents';
import type { DocumentCategory as StoredCategory } from '@/prisma/generated/enums';

const names: Record<StoredCategory, DocumentCategory> = {
  real_estate: 'Real Estate',
  legal: 'Legal',
  financial: 'Financial',
  business: 'Business',
  personal: 'Personal',
};

export const mediaTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export function categoryName(stored: StoredCategory): DocumentCategory {
  return names[stored];
}

/** A category as the database spells it. */
export function storedCategory(name: DocumentCategory): StoredCategory {
  return (Object.keys(names) as StoredCategory[]).find((each) => names[each] === name) as StoredCategory;
}

/** Bytes for a person, with at most one place behind the point: `1.2 MB`. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB'];
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}

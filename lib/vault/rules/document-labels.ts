import type { DocumentType } from '@/lib/vault/rules/document-types';
import type { DocumentCategory } from '@/lib/vault/schema/documents';
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

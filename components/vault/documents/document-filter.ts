import { vaultDrawers } from '@/lib/vault/content/product';

export const categories = vaultDrawers.map(({ category }) => category);

export type DocumentFilter = { search: string; category: string };

type Filtered = { name: string; type: string; category: string };

/** What the address asks for; a category that does not exist filters nothing. */
export function readFilter(params: URLSearchParams): DocumentFilter {
  const category = params.get('category') ?? '';
  return { search: params.get('search') ?? '', category: categories.includes(category) ? category : '' };
}

/** By name and type, as the person writes them: any case, words in any order. */
export function filterDocuments<Doc extends Filtered>(documents: Doc[], filter: DocumentFilter): Doc[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter(({ name, type, category }) => {
    const text = `${name} ${type}`.toLowerCase();
    return (!filter.category || category === filter.category) && words.every((word) => text.includes(word));
  });
}

import { SearchResults } from '@/components/search/search-results';
import { SitePage } from '@/components/shell/site-page';
import { search } from '@/lib/search/queries/search';
import { readQuestion } from '@/lib/search/schema';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/search';

export const metadata = pageMetadata(path);

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const q = readQuestion((await searchParams).q);

  return (
    <SitePage path={path}>
      <SearchResults q={q} results={await search(null, q)} />
    </SitePage>
  );
}

import { SearchResults } from '@/components/search/search-results';
import { PageHeader } from '@/components/shell/page-header';
import { requireActor } from '@/lib/platform/session';
import { search } from '@/lib/search/queries/search';
import { readQuestion } from '@/lib/search/schema';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';

const { title } = getSitePage('/search');

/** `/search` for whoever is signed in: their own things, too. */
export const metadata = pageMetadata('/search');

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OwnSearchPage({ searchParams }: SearchPageProps) {
  const q = readQuestion((await searchParams).q);
  const actor = await requireActor(`/search?${new URLSearchParams({ q })}`);

  return (
    <div className="page">
      <PageHeader title={title} />
      <SearchResults q={q} results={await search(actor, q)} />
    </div>
  );
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { CsvLink } from '@/components/admin/csv-link';
import { addressOf, PageLinks } from '@/components/admin/page-links';
import { JournalDesk } from '@/components/notary/work/journal/journal-desk';
import { NoNotary } from '@/components/notary/work/no-notary';
import { NotaryFrame } from '@/components/notary/work/notary-frame';
import { listJournal, listUnwrittenVisits } from '@/lib/notary/queries/journal';
import { journalQuerySchema } from '@/lib/notary/schema/journal';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/dashboard/notary/journal');

export const metadata: Metadata = { title, description, robots: { index: false } };

type JournalPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function JournalPage({ searchParams }: JournalPageProps) {
  const { after } = journalQuerySchema.safeParse(await searchParams).data ?? {};
  const actor = await requireActor(addressOf(path, { after }));
  if (actor.role !== 'notary') return <NoNotary isAdmin={actor.role === 'admin'} />;

  const [{ entries, next }, visits] = await Promise.all([
    listJournal(actor, actor.id, { after }),
    listUnwrittenVisits(actor, actor.id),
  ]);
  return (
    <NotaryFrame title={title} lead={<Lead />}>
      <JournalDesk
        userId={actor.id}
        entries={entries}
        visits={visits}
        file={<CsvLink path={`/api/notaries/${actor.id}/journal`} filter={{}} />}
        pages={<PageLinks label="Pages of entries" path={path} filter={{}} isFirst={!after} next={next} />}
      />
    </NotaryFrame>
  );
}

function Lead() {
  return (
    <>
      Your own record of notarial acts, not a filing with the state. Some states want a bound paper journal or
      a form of their own:{' '}
      <Link href="/join/notary/requirements#journal" prefetch={false} className="text-link">
        see what we know of these rules
      </Link>
      .
    </>
  );
}

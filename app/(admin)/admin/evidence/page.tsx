import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { EvidenceTable } from '@/components/admin/evidence-table';
import { listEvidence } from '@/lib/claims/queries';
import { listEvidenceSchema } from '@/lib/claims/schema';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/admin/evidence');

export const metadata: Metadata = { title, description, robots: { index: false } };

type EvidencePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function EvidencePage({ searchParams }: EvidencePageProps) {
  const actor = await requireActor(path);
  const { after, open, sort } = listEvidenceSchema.safeParse(await searchParams).data ?? {};
  const { evidence, next } = await orNotFound(listEvidence(actor, { after, open, sort }));

  return (
    <AdminList
      title={title}
      path={path}
      says="Documents for contested locks. Compare both sides; what you write is told to both, and ends no lock."
      noun="documents"
      csvPath="/api/deedguard/evidence"
      filter={{ open: open ? 'true' : undefined, sort }}
      choices={[
        {
          name: 'open',
          label: 'Opinion',
          none: 'All documents',
          options: [{ value: 'true', label: 'Not looked at yet' }],
        },
        {
          name: 'sort',
          label: 'Sort by',
          options: [
            { value: 'newest', label: 'Newest first' },
            { value: 'oldest', label: 'Oldest first' },
            { value: 'property', label: 'By property, both sides together' },
          ],
        },
      ]}
      clearLabel="Show all documents"
      isFirst={!after}
      next={next}
    >
      {evidence.length > 0 ? (
        <EvidenceTable evidence={evidence} />
      ) : (
        <EmptyList>
          {open ? 'There is nothing to look at.' : 'Nobody has shown us a document for a contested lock yet.'}
        </EmptyList>
      )}
    </AdminList>
  );
}

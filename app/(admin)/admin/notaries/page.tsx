import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AdminHeading } from '@/components/admin/admin-heading';
import { NotaryTable } from '@/components/admin/notary-table';
import { PageLinks } from '@/components/admin/page-links';
import { listBondStates } from '@/lib/catalogue/queries';
import { listNotaries } from '@/lib/notary/queries/profile';
import { dayOf } from '@/lib/notary/rules/eligibility';
import { listNotariesSchema } from '@/lib/notary/schema/profile';
import { now } from '@/lib/platform/clock';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/platform/site';

const { title, description, path } = getSitePage('/admin/notaries');

export const metadata: Metadata = { title, description, robots: { index: false } };

type NotariesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NotariesPage({ searchParams }: NotariesPageProps) {
  const { role } = await requireActor(path);
  if (role !== 'admin') notFound();
  const { after, unverified } = listNotariesSchema.safeParse(await searchParams).data ?? {};
  const { notaries, next } = await listNotaries({ after, unverified });
  const filter = { unverified: unverified ? 'true' : undefined };

  return (
    <>
      <AdminHeading
        title={title}
        says="Compare each credential with its paper, then verify. What has lapsed counts as missing."
        action={
          <Link href={unverified ? path : `${path}?unverified=true`} prefetch={false} className="text-link">
            {unverified ? 'Show all notaries' : 'Show only those not verified'}
          </Link>
        }
      />
      <div className="mt-5">
        {notaries.length > 0 ? (
          <NotaryTable notaries={notaries} bondStates={listBondStates()} today={dayOf(now())} />
        ) : (
          <p className="rounded-md border p-5">
            {unverified
              ? 'Every notary is verified.'
              : 'No notary has an account yet. Whoever signs up as a notary stands here.'}
          </p>
        )}
      </div>
      <PageLinks label="Pages of notaries" path={path} filter={filter} isFirst={!after} next={next} />
    </>
  );
}

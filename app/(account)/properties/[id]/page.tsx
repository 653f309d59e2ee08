import type { Metadata } from 'next';
import Link from 'next/link';
import { PropertyPage } from '@/components/deeds/property-page';
import { getLockedDeed } from '@/lib/deeds/queries';
import { lockIdSchema } from '@/lib/deeds/schema';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/properties/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function OnePropertyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/properties/${id}`);
  const deed = await orNotFound(readDeed(actor, id));

  return (
    <div data-product="deedguard" className="page">
      <p className="mb-4">
        <Link href="/properties" prefetch={false} className="text-link">
          All properties
        </Link>
      </p>
      <div className="max-w-4xl">
        <PropertyPage initial={deed} />
      </div>
    </div>
  );
}

async function readDeed(actor: Actor, wanted: string) {
  const { data } = lockIdSchema.safeParse({ id: wanted });
  if (!data) throw new AppError('not_found', 'There is no such lock.');
  return getLockedDeed(actor, data.id);
}

import type { Metadata } from 'next';
import { AlertRecord } from '@/components/alerts/alert-record';
import { PageRefresh } from '@/components/session/page-refresh';
import { ChangeAlert } from '@/components/alerts/change-alert';
import { RelativeTime } from '@/components/kit/relative-time';
import { PageHeader } from '@/components/shell/page-header';
import { getAlert } from '@/lib/alerts/queries/alert';
import { alertIdSchema } from '@/lib/alerts/schema/requests';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/alerts/[id]');

/** `/alerts/{id}` for whoever is signed in. */
export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function OwnAlertPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/alerts/${id}`);
  const alert = await orNotFound(readAlert(actor, id));
  const at = now().toISOString();

  return (
    <div data-product="deedguard" className="page">
      <PageRefresh on="alert" about={alert.id} />
      <PageHeader title={alert.title} />
      <div className="mt-6 max-w-4xl">
        <AlertRecord alert={alert} sayTime={(value) => <RelativeTime value={value} now={at} />}>
          <ChangeAlert alert={alert} />
        </AlertRecord>
      </div>
    </div>
  );
}

async function readAlert(actor: Actor, wanted: string) {
  const { data } = alertIdSchema.safeParse({ id: wanted });
  if (!data) throw new AppError('not_found', 'There is no such alert.');
  return getAlert(actor, data.id);
}

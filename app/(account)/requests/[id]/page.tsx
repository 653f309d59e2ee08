import type { Metadata } from 'next';
import { RequestPage } from '@/components/notary/request-page';
import { ShareSection } from '@/components/organizations/share-section';
import { partyOf } from '@/lib/notary/policy';
import { explainDispatch } from '@/lib/notary/queries/explanation';
import { listRequestHistory } from '@/lib/notary/queries/history';
import { getRequest } from '@/lib/notary/queries/requests';
import { requestTitle } from '@/lib/notary/rules/services';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/requests/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function NotaryRequestPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireActor(`/requests/${id}`);
  const { sharing, ...request } = await orNotFound(readRequest(actor, id));
  return (
    <RequestPage {...request}>
      {sharing && <ShareSection sharing={sharing} name={requestTitle(request.initialRequest)} />}
    </RequestPage>
  );
}

async function readRequest(actor: Actor, wanted: string) {
  const { data } = requestIdSchema.safeParse({ id: wanted });
  if (!data) throw new AppError('not_found', 'There is no such request.');
  const [initialRequest, initialHistory, initialDispatch] = await Promise.all([
    getRequest(actor, data.id),
    listRequestHistory(actor, data.id),
    actor.role === 'admin' ? explainDispatch(actor, data.id) : null,
  ]);
  const party = partyOf(actor.id, initialRequest);
  const sharing = party === 'client' ? await findOwnSharing(actor, { kind: 'request', id: data.id }) : null;
  return { party, initialRequest, initialHistory, initialDispatch, sharing };
}

import 'server-only';
import { listRonStates } from '@/lib/catalog/queries';
import { appendEntry } from '@/lib/evidence/commands';
import type { Tx } from '@/lib/platform/db';
import { actsAsDemo } from '../rules/demo';
import { dayOf } from '../rules/eligibility';
import { fullName } from '../rules/names';

const columns = {
  id: true,
  serviceType: true,
  documentType: true,
  appointmentAt: true,
  isRemote: true,
  state: true,
  notaryId: true,
  notary: { select: { isDemo: true, user: { select: { firstName: true, lastName: true, email: true } } } },
  document: { select: { sha256: true } },
} as const;

type Visit = Awaited<ReturnType<typeof readVisit>>;

/**
 * Enters in the evidence log that a notary has completed a request, where its client chose proof of completion. The client
 * may hand the proof to anybody: it names the notary, and neither the client nor an address. Call it last, as `appendEntry`.
 */
export async function recordVisit(tx: Tx, requestId: string, at: Date): Promise<{ index: number }> {
  const visit = await readVisit(tx, requestId);
  const { isRemote, state, notary, document } = visit;
  return appendEntry(tx, {
    record: {
      type: 'visit.completed',
      requestId,
      documentType: visit.documentType,
      documentHash: document ? Buffer.from(document.sha256).toString('hex') : null,
      service: visit.serviceType,
      completedAt: at.toISOString(),
      online: isRemote,
      [isRemote ? 'clientState' : 'visitState']: state,
      notaryName: notary && fullName(notary.user.firstName, notary.user.lastName),
      notaryCommission: await commissionOf(tx, visit),
      // Said of everybody: a proof that is silent on it would have to be believed.
      demo: notary !== null && actsAsDemo(notary),
    },
  });
}

function readVisit(tx: Tx, id: string) {
  return tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: columns });
}

/**
 * The commission under which the notary may act, as it is on record for the day of the appointment: that of the visit's
 * state; for a remote session every one whose state allows it, since only the notary knows which was used. Null for none.
 */
async function commissionOf(
  tx: Tx,
  { notaryId, isRemote, state, appointmentAt }: Visit,
): Promise<string | null> {
  if (!notaryId) return null;
  const held = await tx.notaryCredential.findMany({
    where: {
      notaryId,
      kind: 'commission',
      expiresOn: { gte: new Date(dayOf(appointmentAt)) },
      state: { in: isRemote ? listRonStates() : [state ?? ''] },
    },
    orderBy: { state: 'asc' },
    select: { state: true },
  });
  return held.length > 0 ? held.map((commission) => commission.state).join(', ') : null;
}

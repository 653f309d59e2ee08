import 'server-only';
import { createHmac } from 'node:crypto';
import { raiseAlert } from '@/lib/alerts/commands/raise';
import type { Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { findPlace } from '@/lib/vendor/geoip';
import { newPlaceAlert, replacedAlert } from '../content/vault-alerts';

/** Of one link: after that its owner knows that it goes around. */
const MOST_PLACES = 3;

/** From where a link is opened: `source` stands for the network, and for this link alone. Null where nobody knows. */
type ViewOrigin = { source: string | null; place: string | null };

export function viewOrigin(linkId: string, network: string): ViewOrigin {
  if (network === 'unknown') return { source: null, place: null };
  const mac = createHmac('sha256', env().NEXTAUTH_SECRET).update(`share view\n${linkId}\n${network}`);
  return { source: mac.digest('base64url').slice(0, 16), place: findPlace(network) };
}

type Opening = ViewOrigin & { linkId: string; documentId: string; viewer: string };

/**
 * Before a view is written, while its link is held: an alert where the link was opened before, and not from there. Two
 * networks of one place are one place, where the operator's file knows both.
 */
export async function alertOfNewPlace(tx: Tx, { source, place, ...view }: Opening): Promise<void> {
  const { linkId, documentId, viewer } = view;
  if (source === null) return;
  const earlier = await tx.shareView.findMany({
    where: { linkId, source: { not: null } },
    distinct: ['source'],
    select: { source: true, place: true },
  });
  const isKnown = earlier.some((each) => each.source === source || (place !== null && each.place === place));
  if (earlier.length === 0 || earlier.length > MOST_PLACES || isKnown) return;
  const document = await tx.vaultDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { ownerId: true, name: true },
  });
  await raiseAlert(tx, {
    userId: document.ownerId,
    kind: 'link.new_place',
    subject: `${linkId} ${source}`,
    level: place === null ? 'LOW' : 'MEDIUM',
    ...newPlaceAlert({ name: document.name, viewer, place }),
    facts: { document: document.name, place, viewer },
  });
}

type Stored = { id: string; ownerId: string; name: string; sha256: Uint8Array<ArrayBuffer> };

/** Before the row of a document is written, while its account is held: an alert where another file has its name already. */
export async function alertOfSameName(tx: Tx, { id, ownerId, name, sha256 }: Stored): Promise<void> {
  const earlier = await tx.vaultDocument.findFirst({
    where: { ownerId, name, sha256: { not: sha256 } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { createdAt: true },
  });
  if (!earlier) return;
  await raiseAlert(tx, {
    userId: ownerId,
    kind: 'document.replaced',
    subject: id,
    level: 'LOW',
    ...replacedAlert(name),
    facts: { document: name, earlierStoredAt: earlier.createdAt.toISOString() },
  });
}

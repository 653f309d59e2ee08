import 'server-only';
import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import { paperPdf } from '@/lib/paper/paper-pdf';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { takeTurns } from '@/lib/platform/turns';
import { getPropertyHistory } from '../queries/history';
import { getOrganizationProperty } from '../queries/organization-properties';
import { historyPaper, MOST_ENTRIES, type PrintedHistory } from './history-paper';

/** A long one takes seconds in which nothing else is done. */
const inTurn = takeTurns({ atOnce: 1, waiting: 20 });

type Asked = { id: string; asOf?: string };

/** The history of a property of the actor's as one file to print, with at most 1,000 entries. Throws `not_found`. */
export async function drawHistory(actor: Actor, asked: Asked): Promise<Buffer> {
  const history = await getPropertyHistory(actor, { ...asked, most: MOST_ENTRIES });
  return draw({ ...history, sharedBy: null });
}

/** The same of a property that another member shared, as far as members see it. Throws `not_found`. */
export async function drawSharedHistory(actor: Actor, asked: Asked): Promise<Buffer> {
  const { share, ...property } = await getOrganizationProperty(actor, { ...asked, most: MOST_ENTRIES });
  return draw({ ...property, alerts: null, sharedBy: share.sharedBy });
}

export function historyFileName({ id, asOf }: Asked): string {
  return `property-history-${asOf ?? id.slice(0, 8)}.pdf`;
}

function draw(history: PrintedHistory): Promise<Buffer> {
  const paper = historyPaper(history, now());
  return inTurn(() => paperPdf(paper, { seal: guillocheCurves(guillocheFigures.seal) }));
}

import 'server-only';
import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import { paperPdf } from '@/lib/paper/paper-pdf';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { takeTurns } from '@/lib/platform/turns';
import { getPropertyHistory } from '../queries/history';
import { historyPaper, MOST_ENTRIES } from './history-paper';

/** A long one takes seconds in which nothing else is done. */
const inTurn = takeTurns({ atOnce: 1, waiting: 20 });

/** The history of a property of the actor's as one file to print, with at most 1,000 entries. Throws `not_found`. */
export async function drawHistory(actor: Actor, asked: { id: string; asOf?: string }): Promise<Buffer> {
  const history = await getPropertyHistory(actor, { ...asked, most: MOST_ENTRIES });
  const paper = historyPaper(history, now());
  return inTurn(() => paperPdf(paper, { seal: guillocheCurves(guillocheFigures.seal) }));
}

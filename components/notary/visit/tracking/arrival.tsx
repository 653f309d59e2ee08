import type { LastSeen } from '@/components/notary/visit/tracking/last-seen';
import { arrivalSentence } from '@/components/notary/visit/tracking/tracking-words';
import type { Tracking } from '@/lib/notary/schema/tracking';

type ArrivalProps = { tracking: Tracking | null; seen: LastSeen | null; isNotary?: boolean };

/** The one thing that whoever waits wants to know. Nothing where it is not known. */
export function Arrival({ tracking, seen, isNotary = false }: ArrivalProps) {
  const sentence = tracking && arrivalSentence(tracking, seen, isNotary);
  if (!sentence) return null;
  return <p className="font-serif text-3xl leading-tight font-semibold tabular-nums">{sentence}</p>;
}

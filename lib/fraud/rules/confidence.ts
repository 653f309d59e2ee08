import type { AlertLevel } from '@/lib/alerts/schema/alerts';

/** From which confidence on a report of a program is how urgent. */
const severityFrom: readonly [number, AlertLevel][] = [
  [0.9, 'CRITICAL'],
  [0.7, 'HIGH'],
  [0.4, 'MEDIUM'],
  [0, 'LOW'],
];

/** How urgent a report is, by how sure its program was. Nothing else follows from it. */
export function severityOf(confidence: number): AlertLevel {
  return severityFrom.find(([least]) => confidence >= least)?.[1] ?? 'LOW';
}

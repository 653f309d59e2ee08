import type { AlertLevel, AlertView } from '@/lib/alerts/schema/alerts';

/** What a report begins with. */
export type ReportedAlert = {
  id: string;
  level: AlertLevel;
  title: string;
  /** somebody without an account is looking at an example */
  isSample?: boolean;
  propertyAddress?: string | null;
  county?: string | null;
  /** two letters */
  state?: string | null;
};

/** What a report about an alert of a list or a page begins with. */
export function toReported(
  { id, level, title, property }: Pick<AlertView, 'id' | 'level' | 'title' | 'property'>,
  isSample: boolean,
): ReportedAlert {
  const { address, county, state } = property ?? {};
  return { id, level, title, isSample, propertyAddress: address, county, state };
}

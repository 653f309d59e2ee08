import 'server-only';
import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { findCounty } from '@/lib/catalog/queries';
import type { RecordedFacts } from '@/lib/alerts/schema/alerts';
import type { Tx } from '@/lib/platform/db';
import type { RecordedOn } from '../rules/announcement';

/** A recording as it is compared, with what an alert keeps of it. */
export type ComparedRecording = RecordedOn & { id: string; facts: RecordedFacts };

const select = {
  id: true,
  fips: true,
  recordedOn: true,
  instrument: true,
  type: true,
  class: true,
  grantors: true,
  grantees: true,
  address: true,
  parcel: true,
  legal: true,
  considerationCents: true,
} as const;

/** Recordings by id, in the order of their ids: whoever writes matches does so in one order, so that none wait for each other. */
export async function readRecordings(tx: Tx, ids: string[]): Promise<ComparedRecording[]> {
  const rows = await tx.recording.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' }, select });
  return rows.map(({ id, fips, recordedOn, considerationCents, class: written, ...row }) => {
    const day = recordedOn.toISOString().slice(0, 10);
    const { grantors, grantees, address, parcel, legal } = row;
    const each = written as InstrumentClass;
    const county = findCounty(fips)?.title ?? fips;
    const cents = considerationCents === null ? null : Number(considerationCents);
    return {
      id,
      class: each,
      recordedOn: day,
      countyFips: fips,
      grantors,
      grantees,
      address,
      parcel,
      legalDescription: legal,
      facts: { ...row, county, recordedOn: day, class: each, considerationCents: cents },
    };
  });
}

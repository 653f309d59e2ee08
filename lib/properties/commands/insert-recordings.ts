import 'server-only';
import { createHash } from 'node:crypto';
import { classifyInstrument } from '@/lib/catalog/queries';
import type { Tx } from '@/lib/platform/db';
import { anywhere, inCounty, partyKeys, recordingKeys } from '../rules/match-keys';
import { parcelKey } from '../rules/parcel-key';
import type { RecordingRow } from '../rules/recording-row';
import { standardAddress } from '../rules/standard-address';

/**
 * Writes recordings of one county, and says how many are new. One is known by county, instrument and property: the same
 * row again changes nothing, and an instrument that speaks of two parcels is two.
 */
export async function insertRecordings(
  tx: Tx,
  { id: importId, fips, state }: { id: string; fips: string; state: string },
  rows: readonly RecordingRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const values = rows.map((row) => columnsOf(row, fips, state));
  return tx.$executeRaw`
    INSERT INTO recordings (import_id, fips, recorded_on, instrument, type, class, grantors, grantees, address,
      parcel, legal, consideration_cents, match_keys, identity)
    SELECT ${importId}::uuid, ${fips}, recorded_on, instrument, type, class, grantors, grantees, address,
      parcel, legal, consideration_cents, match_keys, decode(identity, 'hex')
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS row (recorded_on date, instrument text, type text,
      class text, grantors text[], grantees text[], address text, parcel text,
      legal text, consideration_cents bigint, match_keys text[], identity text)
    ON CONFLICT (identity) DO NOTHING`;
}

function columnsOf(row: RecordingRow, fips: string, state: string) {
  const place = [row.address && standardAddress(row.address), row.parcel && parcelKey(row.parcel)];
  const identity = createHash('sha256')
    .update(JSON.stringify([fips, row.instrument, ...place]))
    .digest('hex');
  const keys = recordingKeys({ ...row, countyFips: fips, legalDescription: row.legal });
  return {
    recorded_on: row.recordedOn,
    instrument: row.instrument,
    type: row.type,
    class: classifyInstrument(row.type, state),
    grantors: row.grantors,
    grantees: row.grantees,
    address: row.address,
    parcel: row.parcel,
    legal: row.legal,
    consideration_cents: row.considerationCents?.toString() ?? null,
    match_keys: [...keys.map((key) => inCounty(fips, key)), ...partyKeys(row).map(anywhere)],
    identity,
  };
}

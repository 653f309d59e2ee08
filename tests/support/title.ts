import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { readTitleChain } from '@/lib/properties/rules/title-chain';
import type { TitleRecording } from '@/lib/properties/rules/title-instruments';

const split = (names: string) => names.split(';').filter(Boolean);

/** A row of an index: `aRecording('release', '9', '2020-01-31', 'BIG BANK NA', 'SMITH JANE')`; names apart by `;`. */
export function aRecording(
  ...[kind, instrument, recordedOn, grantors, grantees, type = kind.toUpperCase(), legal = null]: [
    kind: InstrumentClass,
    instrument: string,
    recordedOn: string,
    grantors: string,
    grantees: string,
    type?: string,
    legal?: string | null,
  ]
): TitleRecording {
  return {
    id: `${kind} ${instrument}`,
    class: kind,
    type,
    instrument,
    recordedOn,
    grantors: split(grantors),
    grantees: split(grantees),
    legal,
  };
}

export const deed = (
  ...[instrument, recordedOn, grantors, grantees, type = 'WARRANTY DEED']: [
    instrument: string,
    recordedOn: string,
    grantors: string,
    grantees: string,
    type?: string,
  ]
) => aRecording('deed', instrument, recordedOn, grantors, grantees, type);

/** How each deed stands, the oldest first. */
export const standingsOf = (...recordings: TitleRecording[]) =>
  readTitleChain(recordings).links.map(({ standing }) => standing);

/** Who holds title at the end: `SMITH JANE, left out`. */
export const holdersOf = (...recordings: TitleRecording[]) =>
  readTitleChain(recordings).holders.map(({ name, standing, isLeftOut }) =>
    [name, standing === 'connected' ? '' : standing, isLeftOut ? 'left out' : ''].filter(Boolean).join(', '),
  );

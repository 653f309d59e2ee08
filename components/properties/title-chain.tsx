import { TitleLines } from '@/components/properties/title-lines';
import { Badge } from '@/components/ui/badge';
import { lanesOf, titleGraph, type GraphRow } from '@/lib/properties/rules/title-graph';
import { listBreaks, listUnreleased, type TitleChain } from '@/lib/properties/rules/title-chain';
import {
  CHAIN_IS,
  markOfEncumbrance,
  markOfLink,
  sayEncumbrance,
  sayEncumbranceKind,
  sayFindings,
  sayHolders,
  sayInstrument,
  sayLink,
  sayNames,
  sayOwner,
} from '@/lib/properties/rules/title-words';

/** Older ones are behind one more click. */
const FIRST_SHOWN = 20;

/** Who conveyed to whom, and what burdens the property: a picture whose rows are a list. */
export function TitleChainSection({ chain, ownerName }: { chain: TitleChain; ownerName: string }) {
  const rows = titleGraph(chain);
  const lanes = lanesOf(rows);
  const older = rows.slice(FIRST_SHOWN);
  return (
    <section aria-labelledby="chain">
      <h2 id="chain">Chain of title</h2>
      <p className="mt-2">
        {sayHolders(chain)} {sayOwner(chain, ownerName)}
      </p>
      {rows.length > 0 && (
        <p>
          {sayFindings({ breaks: listBreaks(chain).length, unreleased: listUnreleased(chain).length })}
          {chain.isCut && ' Older recordings are left out.'}
        </p>
      )}
      <p className="mt-2 text-sm text-muted-foreground">{CHAIN_IS}</p>
      <Rows rows={rows.slice(0, FIRST_SHOWN)} lanes={lanes} label="Chain of title, newest first" />
      {older.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-link">{older.length} older</summary>
          <Rows rows={older} lanes={lanes} label="Chain of title, older part" />
        </details>
      )}
      {chain.unplaced.length > 0 && (
        <p className="mt-3 text-sm text-muted-foreground">
          Releases and assignments that match no mortgage or lien above:{' '}
          {chain.unplaced.map(sayInstrument).join('; ')}.
        </p>
      )}
    </section>
  );
}

function Rows({ rows, lanes, label }: { rows: GraphRow[]; lanes: number; label: string }) {
  if (rows.length === 0) return null;
  return (
    <ol aria-label={label} className="mt-4 border-y">
      {rows.map((row) => (
        <li key={row.key} className="flex gap-2">
          <TitleLines row={row} lanes={lanes} />
          <div className="min-w-0 py-3 wrap-anywhere">
            <RowText row={row} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function RowText({ row }: { row: GraphRow }) {
  if (row.is === 'deed') {
    const { grantors, grantees, reference } = row.link;
    const mark = markOfLink(row.link);
    return (
      <>
        <p className="font-medium">
          {sayNames(grantors)} to {sayNames(grantees)}{' '}
          {mark && <Badge variant={mark === 'Break' ? 'destructive' : 'waiting'}>{mark}</Badge>}
        </p>
        <p className="text-sm">{sayInstrument(reference)}</p>
        <p className="text-sm text-muted-foreground">{sayLink(row.link).join(' ')}</p>
      </>
    );
  }
  const { encumbrance } = row;
  const kind = sayEncumbranceKind(encumbrance.class);
  if (row.is === 'released') {
    return (
      <>
        <p className="font-medium">
          {kind} {encumbrance.reference.instrument} released
        </p>
        <p className="text-sm">{sayInstrument(row.by)}</p>
      </>
    );
  }
  return (
    <>
      <p className="font-medium">
        {kind}: {sayNames(encumbrance.grantors)} to {sayNames(encumbrance.grantees)}{' '}
        <Badge variant={encumbrance.standing === 'released' ? 'outline' : 'waiting'}>
          {markOfEncumbrance(encumbrance)}
        </Badge>
      </p>
      <p className="text-sm">{sayInstrument(encumbrance.reference)}</p>
      <p className="text-sm text-muted-foreground">{sayEncumbrance(encumbrance).join(' ')}</p>
    </>
  );
}

import Link from 'next/link';
import { EarlierReading } from '@/components/shell/earlier-reading';
import { SourceNote } from '@/components/shell/source-note';
import { earlierRonReadings, listRonRules } from '@/lib/catalog/content/ron';
import { ronText } from '@/lib/catalog/rules/notary-law';
import type { NotaryLaw, UsState } from '@/lib/catalog/schema';

const meanings = {
  permanent: 'A notary of the state may notarize for a signer who appears by video.',
  enacted: 'A statute allows it, but notaries of the state cannot do it yet.',
  not_authorized: 'No statute lets a notary of the state act for a signer who appears by video alone.',
};

/** The status of remote online notarization in one state, and what is asked of a session there. */
export function StateRemote({ state, law }: { state: UsState; law: NotaryLaw }) {
  const { ron, ronNote } = law;
  const readings = earlierRonReadings(state.code);
  const rules = listRonRules(state.code);

  return (
    <div className="grid gap-4">
      <p className="measure">
        <strong className="font-medium">{ronText(ron)}.</strong>{' '}
        {ron === 'unknown'
          ? `We have not read the law of ${state.name} on this in a source yet.`
          : meanings[ron.value]}{' '}
        {ronNote} <SourceNote fact={ron} />
      </p>
      {readings.length > 0 && (
        <EarlierReading quotes={readings}>The law above is what counts.</EarlierReading>
      )}
      {rules.length > 0 && (
        <ul className="measure list-disc space-y-2 pl-5">
          {rules.map(({ says, asOf, source }) => (
            <li key={says}>
              {says} <SourceNote fact={{ value: says, asOf, source }} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href="/compliance/ron" prefetch={false} className="text-link">
          Remote notarization in all states
        </Link>
      </p>
    </div>
  );
}

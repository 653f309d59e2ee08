import Link from 'next/link';
import { NoticeList } from '@/components/catalog/counties/notice-list';
import { EarlierReading } from '@/components/shell/earlier-reading';
import { SourceNote } from '@/components/shell/source-note';
import { getNotaryLaw, notaryLaws } from '@/lib/catalog/content/notary-law';
import { ronListedStates } from '@/lib/catalog/content/recording/ron-list';
import { earlierRonReadings } from '@/lib/catalog/content/ron';
import { stateName } from '@/lib/catalog/content/states';
import { countRonStandings } from '@/lib/catalog/rules/notary-law';
import { compareRonList } from '@/lib/catalog/rules/ron-list';
import type { RonStanding } from '@/lib/catalog/schema';

const standings: Record<RonStanding, string> = {
  permanent: 'Allowed and in operation.',
  enacted: 'Enacted, not yet in operation.',
  not_authorized: 'Not allowed by statute.',
};

const differences = compareRonList(ronListedStates, notaryLaws).map(({ code, isListed, ron, note }) => {
  const list = isListed ? 'It is in the earlier list below.' : 'It is not in the earlier list below.';
  return {
    place: stateName(code),
    fact: { ...ron, value: [standings[ron.value], note, list].filter(Boolean).join(' ') },
  };
});

/** The law first: California, then where it differs from the list that this page was given; that list last and small. */
export function RonStates() {
  return (
    <div className="grid gap-12">
      <California />
      <section aria-labelledby="ron-law">
        <h3 id="ron-law" className="text-2xl">
          In operation in {countRonStandings(notaryLaws).permanent} states
        </h3>
        <p className="mt-3 measure text-muted-foreground">
          Remote online notarization (RON): the signer and the notary meet by video. {differences.length}{' '}
          states differ from the earlier list of this page. For each, here is the law as we last read it.
        </p>
        <NoticeList notices={differences} />
        <p className="mt-5">
          <Link href="/compliance/ron" prefetch={false} className="text-link">
            Remote notarization in every state
          </Link>
        </p>
      </section>
      <section aria-labelledby="ron-list" className="text-sm text-muted-foreground">
        <h3 id="ron-list" className="text-xl">
          The earlier list of this page: {ronListedStates.length} states
        </h3>
        <p className="mt-3 measure">
          By that reading {ronListedStates.length} states allow it, and California (CA) is not allowed. The
          law above is what counts.
        </p>
        <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3 lg:grid-cols-5">
          {ronListedStates.map((code) => (
            <li key={code}>
              <span className="inline-block w-8 font-mono text-sm">{code}</span>
              {stateName(code)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function California() {
  const { ron, ronNote } = getNotaryLaw('CA');

  return (
    <section aria-labelledby="ron-california">
      <h3 id="ron-california" className="text-2xl">
        California
      </h3>
      <p className="mt-3 measure text-lg">
        {ron === 'unknown' ? '' : standings[ron.value]} {ronNote}
      </p>
      <p className="mt-1">
        <SourceNote fact={ron} />
      </p>
      <EarlierReading quotes={earlierRonReadings('CA')} className="mt-3">
        The law above is what counts.
      </EarlierReading>
    </section>
  );
}

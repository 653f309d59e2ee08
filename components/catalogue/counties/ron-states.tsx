import Link from 'next/link';
import { NoticeList } from '@/components/catalogue/counties/notice-list';
import { SourceNote } from '@/components/shell/source-note';
import { getNotaryLaw, notaryLaws } from '@/lib/catalogue/content/notary-law';
import { ronListedStates } from '@/lib/catalogue/content/recording/ron-list';
import { stateName } from '@/lib/catalogue/content/states';
import { compareRonList } from '@/lib/catalogue/rules/ron-list';
import type { RonStanding } from '@/lib/catalogue/schema';

const standings: Record<RonStanding, string> = {
  permanent: 'Allowed and in operation.',
  enacted: 'Enacted, not yet in operation.',
  not_authorized: 'Not allowed by statute.',
};

const differences = compareRonList(ronListedStates, notaryLaws).map(({ code, isListed, ron, note }) => {
  const list = isListed ? 'It is in the list above.' : 'It is not in the list above.';
  return {
    place: stateName(code),
    fact: { ...ron, value: [standings[ron.value], note, list].filter(Boolean).join(' ') },
  };
});

/** The list of this page, and beside it what the law says where it says something else. */
export function RonStates() {
  return (
    <div className="grid gap-12">
      <section aria-labelledby="ron-list">
        <h3 id="ron-list" className="text-2xl">
          The list of this page: {ronListedStates.length} states
        </h3>
        <p className="mt-3 measure text-muted-foreground">
          Remote online notarization (RON): the signer and the notary meet by video. By the reading of this
          page, {ronListedStates.length} states allow it, and California (CA) is not allowed.
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
      <CaliforniaReadings />
      <section aria-labelledby="ron-law">
        <h3 id="ron-law" className="text-2xl">
          Where the law and the list differ
        </h3>
        <p className="mt-3 measure text-muted-foreground">
          {differences.length} states differ between the law and the list. For each, here is the law as we
          last read it.
        </p>
        <NoticeList notices={differences} />
        <p className="mt-5">
          <Link href="/compliance/ron" prefetch={false} className="text-link">
            Remote notarization in every state
          </Link>
        </p>
      </section>
    </div>
  );
}

function CaliforniaReadings() {
  const { ron, ronNote } = getNotaryLaw('CA');

  return (
    <section aria-labelledby="ron-california">
      <h3 id="ron-california" className="text-2xl">
        California, three ways
      </h3>
      <dl className="mt-5 divide-y border-y [&_dt]:font-medium [&>div]:grid [&>div]:gap-x-6 [&>div]:gap-y-1 [&>div]:py-4 sm:[&>div]:grid-cols-[11rem_1fr]">
        <div>
          <dt>Reading of this page</dt>
          <dd>Not allowed.</dd>
        </div>
        <div>
          <dt>Reading of our state guide</dt>
          <dd>
            <Link href="/state-documents" prefetch={false} className="text-link">
              Allowed
            </Link>
            .
          </dd>
        </div>
        <div>
          <dt>The law</dt>
          <dd className="measure">
            <p>
              {ron === 'unknown' ? '' : standings[ron.value]} {ronNote}
            </p>
            <p className="mt-1">
              <SourceNote fact={ron} />
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}

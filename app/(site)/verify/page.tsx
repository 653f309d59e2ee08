import { PublishedLog } from '@/components/evidence/published-log';
import { AddressedDesk } from '@/components/evidence/addressed-desk';
import { PageHeader } from '@/components/shell/page-header';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/verify');

const endpoints = [
  { call: 'GET /api/log/checkpoint', answer: 'the latest signed note' },
  { call: 'GET /api/log/inclusion?index=&size=', answer: 'the path from an entry to the root' },
  { call: 'GET /api/log/consistency?from=&to=', answer: 'that a later log still begins with an earlier one' },
  { call: 'GET /api/log/entries?start=&end=', answer: 'the public leaves, at most 256 at a time' },
];

export default function VerifyPage() {
  return (
    <div className="page grid gap-12 py-12 sm:py-16" data-product="deedguard">
      <PageHeader title="Verify a proof" section="Evidence log">
        <p>
          Check a proof file, a document or a hash against the public log. The check runs in your browser; a
          file never leaves it. The proof of a lock also says what has become of the lock since: the number
          and the salt of its entry are sent to ask.
        </p>
      </PageHeader>
      <AddressedDesk />
      <section aria-labelledby="log" className="grid gap-6 border-t pt-10">
        <div className="measure">
          <h2 id="log" className="text-2xl sm:text-3xl">
            What the log publishes
          </h2>
          <p className="mt-3 text-muted-foreground">
            Every proof carries the key that it was signed with. It is a proof of this log only if that key is
            the one below. Write it down, or compare it with a copy from an earlier day.
          </p>
        </div>
        <PublishedLog />
      </section>
      <section aria-labelledby="without-us" className="grid gap-4 border-t pt-10">
        <h2 id="without-us" className="text-2xl sm:text-3xl">
          Check without us
        </h2>
        <p className="measure text-muted-foreground">
          An HTML proof file checks itself when it is opened, with the network off. Anyone who has the source
          can run <code className="font-mono text-sm">npm run verify -- FILE</code>. The log follows RFC 9162
          and signs its checkpoints as C2SP notes, so other tools can read it as well:
        </p>
        <dl className="divide-y">
          {endpoints.map(({ call, answer }) => (
            <div key={call} className="grid gap-x-6 py-2.5 md:grid-cols-[24rem_1fr]">
              <dt className="font-mono text-sm leading-6 break-all">{call}</dt>
              <dd className="text-muted-foreground">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

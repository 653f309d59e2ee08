import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { buttonVariants } from '@/components/ui/button';
import { lockCriticism } from '@/lib/catalog/content/recording/notices';
import { lockPromise } from '@/lib/deeds/content/lock-promise';
import { lockDoes, lockDoesNot } from '@/lib/deeds/content/reasons';

const sides = [
  { id: 'lock-does', title: 'What a lock does', points: lockDoes },
  { id: 'lock-does-not', title: 'What it does not do', points: lockDoesNot },
];

export function DeedLockSystem() {
  return (
    <div className="grid gap-10">
      <p className="measure text-lg">{lockPromise}</p>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {sides.map(({ id, title, points }) => (
          <section key={id} aria-labelledby={id} className="border-t border-primary pt-4">
            <h3 id={id} className="text-2xl">
              {title}
            </h3>
            <ul className="mt-4 grid list-disc gap-2 pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section aria-labelledby="lock-criticism">
        <h3 id="lock-criticism" className="text-2xl">
          What others say about title locks
        </h3>
        <p className="mt-3 measure">{lockCriticism.value}</p>
        <p className="mt-1">
          <SourceNote fact={lockCriticism} />
        </p>
        <p className="mt-4 measure">
          We sell a lock under that name, and we agree with the point: it is worth what its evidence is worth.
          The entry is dated, it is in a public log, and its proof checks itself without us.
        </p>
      </section>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link href="/deedguard-protection" prefetch={false} className={buttonVariants()}>
          Protect a property for $99
        </Link>
        <Link href="/verify" prefetch={false} className="text-link">
          Verify a proof
        </Link>
      </p>
    </div>
  );
}

'use client';

import { eventInWords } from '@/components/notary/event-words';
import { readHistory } from '@/components/notary/queries';
import { RelativeTime } from '@/components/kit/relative-time';
import { useRead } from '@/components/kit/use-read';
import type { RequestEvent } from '@/lib/notary/schema/requests';

/** What happened to a request, newest first. */
export function RequestHistory({ id, initial }: { id: string; initial: RequestEvent[] }) {
  const { data } = useRead({ ...readHistory(id), initialData: initial });

  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ol className="mt-5 ml-1.5 border-l">
        {[...data].reverse().map((event) => (
          <li key={`${event.at} ${event.kind}`} className="relative pb-5 pl-5 last:pb-0">
            <span
              aria-hidden
              className="absolute top-2 -left-[0.3125rem] size-2.5 rounded-full border-2 border-background bg-primary"
            />
            <p className="leading-6">{eventInWords(event)}</p>
            <p className="text-sm text-muted-foreground">
              <RelativeTime value={event.at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

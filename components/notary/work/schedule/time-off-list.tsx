'use client';

import { useRef, useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { removeTimeOff } from '@/components/notary/calls';
import { readHours, readTimeOff } from '@/components/notary/queries';
import { useTimeZone } from '@/components/notary/work/use-time-zone';
import { TimeOffForm } from '@/components/notary/work/schedule/time-off-form';
import { Button } from '@/components/ui/button';
import { daysOff } from '@/lib/notary/rules/time-off';
import type { TimeOff } from '@/lib/notary/schema/profile';

type TimeOffListProps = { userId: string; initialTimeOff: TimeOff[] };

export function TimeOffList({ userId, initialTimeOff }: TimeOffListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useRead({ ...readTimeOff(userId), initialData: initialTimeOff });
  const ownZone = useTimeZone();
  const zone = useRead({ ...readHours(userId), enabled: false }).data?.zone ?? ownZone;
  const [removing, setRemoving] = useState<TimeOff | null>(null);

  async function remove({ id }: TimeOff) {
    const client = accountClient();
    await removeTimeOff(userId, id);
    const { queryKey } = readTimeOff(userId);
    client.setQueryData(queryKey, (list) => list?.filter((listed) => listed.id !== id));
  }

  function close() {
    setRemoving(null);
    // The row and its button may be gone.
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <section aria-labelledby="time-off">
      <h2 ref={heading} id="time-off" tabIndex={-1} className="text-2xl outline-none">
        Time off
      </h2>
      {data.length === 0 ? (
        <p className="mt-3 text-muted-foreground">
          None yet. You get no offers for hours that you keep free here.
        </p>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {data.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 text-[0.9375rem] leading-6">
                <p>
                  <Span entry={entry} zone={zone} />
                </p>
                {entry.note && <p className="text-muted-foreground">{entry.note}</p>}
              </div>
              <Button variant="ghost" size="sm" onClick={() => setRemoving(entry)}>
                Remove
                <span className="sr-only">
                  {' '}
                  the time off from <Span entry={entry} zone={zone} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 rounded-lg border bg-card p-5">
        <h3 className="mb-4 text-lg">Add time off</h3>
        <TimeOffForm userId={userId} />
      </div>
      {removing && (
        <ConfirmDialog
          product="guardsign"
          title="Remove this time off"
          confirmLabel="Remove"
          pendingLabel="Removing"
          keepLabel="Keep it"
          onConfirm={() => remove(removing)}
          onClose={close}
        >
          <p>
            <Span entry={removing} zone={zone} />. Offers for this time can reach you again.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** As days where days are meant, in the notary's zone. */
function Span({ entry, zone }: { entry: TimeOff; zone: string | null }) {
  const days = zone && daysOff(entry, zone);
  if (days) return days;
  return (
    <>
      <LocalTime value={entry.startsAt} /> to <LocalTime value={entry.endsAt} />
    </>
  );
}

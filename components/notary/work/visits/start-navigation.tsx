'use client';

import { LocalTime } from '@/components/kit/local-time';
import { mapLink } from '@/components/notary/work/visits/map-link';
import { useNow } from '@/components/kit/use-now';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

const LOOK_EVERY_MS = 15_000;

type StartNavigationProps = { request: RequestView; isPending: boolean; onStart: () => Promise<void> };

/** Opens the map and sets off. The map first: a browser opens a page only in answer to the click itself. */
export function StartNavigation({ request, isPending, onStart }: StartNavigationProps) {
  const now = useNow(LOOK_EVERY_MS, 0);
  const { setsOffFrom, location } = request;

  async function start() {
    if (isPending) return;
    if (location) window.open(mapLink(location, navigator.userAgent), '_blank', 'noopener,noreferrer');
    await onStart();
  }

  if (setsOffFrom !== null && Date.parse(setsOffFrom) > now) {
    return (
      <p className="text-[0.9375rem] text-muted-foreground">
        You can set off from <LocalTime value={setsOffFrom} />, or earlier once the client agrees on their
        page.
      </p>
    );
  }
  return (
    <Button aria-disabled={isPending} onClick={() => void start()}>
      Start Navigation
    </Button>
  );
}

'use client';

import { useRef } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { RelativeTime } from '@/components/kit/relative-time';
import { useAction } from '@/components/kit/use-action';
import { useInBrowser } from '@/components/kit/use-in-browser';
import { useRead } from '@/components/kit/use-read';
import {
  knowsPush,
  PushRefused,
  subscribeBrowser,
  unsubscribeBrowser,
} from '@/components/notifications/browser-push';
import { subscribeToPush, unsubscribeFromPush } from '@/components/notifications/calls';
import { pushSubscriptions } from '@/components/notifications/queries';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { PushSubscriptionView } from '@/lib/notifications/schema/push';

/** The browsers that are told by push, and the switch of this one. */
export function PushBrowsers({ pushKey }: { pushKey: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = useInBrowser(knowsPush, true);
  const query = useRead(pushSubscriptions());
  const refreshes = [pushSubscriptions().queryKey];
  const onDone = () => heading.current?.focus();
  const on = useAction(async () => subscribeToPush(await subscribeBrowser(pushKey)), {
    refreshes,
    onDone,
    says: { title: 'Push is on in this browser' },
  });
  const off = useAction(turnOff, { refreshes, onDone, says: { title: 'Push is off in that browser' } });
  const isOn = query.data?.some(({ current }) => current) ?? false;
  const refusal = on.failure instanceof PushRefused ? on.failure.message : on.problem;
  const problem = refusal ?? off.problem;

  return (
    <section aria-labelledby="browsers">
      <h2 ref={heading} id="browsers" tabIndex={-1} className="text-2xl outline-none">
        Push in your browsers
      </h2>
      <p className="mt-2 text-muted-foreground">
        Only the title appears, even on a locked screen. Push stops when you log out of that browser.
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {query.error && (
        <LoadFailure query={query} title="Your browsers could not be loaded" className="mt-4" />
      )}
      {query.data && query.data.length > 0 && (
        <ul className="mt-4 divide-y border-y">
          {query.data.map((browser) => (
            <li key={browser.id} className="py-4">
              <BrowserRow browser={browser} isPending={off.isPending} onEnd={() => void off.act(browser)} />
            </li>
          ))}
        </ul>
      )}
      {query.data && !isOn && isKnown && (
        <Button className="mt-4" aria-disabled={on.isPending} onClick={() => void on.act()}>
          {on.isPending && <Spinner />}
          Turn push on in this browser
        </Button>
      )}
      {!isKnown && (
        <p className="mt-4">
          This browser does not support push. On an iPhone or iPad, add this site to the home screen and open
          it there.
        </p>
      )}
    </section>
  );
}

/** Our server first: what it no longer knows is told nothing, whatever the browser says. */
async function turnOff({ id, current }: PushSubscriptionView) {
  await unsubscribeFromPush(id);
  if (current) await unsubscribeBrowser();
}

type BrowserRowProps = { browser: PushSubscriptionView; isPending: boolean; onEnd: () => void };

function BrowserRow({ browser: { device, since, current }, isPending, onEnd }: BrowserRowProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{device}</h3>
        <p className="text-sm text-muted-foreground">
          Since <RelativeTime value={since} />
        </p>
        {current && <Badge variant="success">This browser</Badge>}
      </div>
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={onEnd}>
        Turn off<span className="sr-only"> in {device}</span>
      </Button>
    </div>
  );
}

'use client';

import { LocalTime } from '@/components/kit/local-time';
import { RelativeTime } from '@/components/kit/relative-time';
import { useAuth } from '@/components/session/auth-provider';
import { useLogOut } from '@/components/session/use-log-out';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { SessionView } from '@/lib/accounts/schema/sessions';

type SessionRowProps = {
  session: SessionView;
  isPending: boolean;
  /** this one, at the moment */
  isEnding: boolean;
  onEnd: () => void;
};

export function SessionRow({ session, isPending, isEnding, onEnd }: SessionRowProps) {
  const { device, place, createdAt, lastSeenAt, current } = session;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{device}</h3>
          {current && <Badge variant="success">This browser</Badge>}
        </div>
        <p className="text-sm text-muted-foreground">
          Logged in <LocalTime value={createdAt} />
          {place && <> near {place}</>}.{' '}
          {current ? (
            'In use now'
          ) : (
            <>
              Last used <RelativeTime value={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {current ? (
        <SignOutHere />
      ) : (
        <Button
          variant="outline"
          size="sm"
          className="max-sm:min-h-11"
          aria-disabled={isPending}
          onClick={onEnd}
        >
          {isEnding && <Spinner />}
          End session<span className="sr-only"> of {device}</span>
        </Button>
      )}
    </div>
  );
}

function SignOutHere() {
  const { logout } = useAuth();
  const { leave, isPending } = useLogOut();
  return (
    <Button
      variant="outline"
      size="sm"
      className="max-sm:min-h-11"
      aria-disabled={isPending}
      onClick={() => void leave(logout)}
    >
      {isPending && <Spinner />}
      Log out
    </Button>
  );
}

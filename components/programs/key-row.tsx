import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { scopeWords } from '@/lib/programs/content/scope-words';
import type { KeyView } from '@/lib/programs/schema/keys';

const states: Record<KeyView['state'], { label: string; variant: 'success' | 'waiting' | 'outline' }> = {
  active: { label: 'Active', variant: 'success' },
  ending: { label: 'Ends soon', variant: 'waiting' },
  expired: { label: 'Expired', variant: 'outline' },
  revoked: { label: 'Revoked', variant: 'outline' },
};

type KeyRowProps = { apiKey: KeyView; onRoll?: () => void; onRevoke?: () => void };

export function KeyRow({ apiKey, onRoll, onRevoke }: KeyRowProps) {
  const { name, mode, prefix, state, scopes, madeBy, createdAt, lastUsedAt } = apiKey;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{name}</h3>
          <Badge variant={mode === 'live' ? 'info' : 'default'}>{mode === 'live' ? 'Live' : 'Test'}</Badge>
          <Badge variant={states[state].variant}>{states[state].label}</Badge>
        </div>
        <p className="font-mono text-sm">{prefix}…</p>
        <p className="max-w-prose text-sm text-muted-foreground">
          {scopes.map((scope) => scopeWords[scope]).join('. ')}.
        </p>
        <p className="text-sm text-muted-foreground">
          Created by {madeBy ?? 'a former member'} on <LocalTime value={createdAt} isDay />.{' '}
          {lastUsedAt ? (
            <>
              Last used <LocalTime value={lastUsedAt} />.
            </>
          ) : (
            'Not used yet.'
          )}{' '}
          <KeyEnd apiKey={apiKey} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onRoll && (
          <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onRoll}>
            Roll<span className="sr-only"> {name}</span>
          </Button>
        )}
        {onRevoke && (
          <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onRevoke}>
            Revoke<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** When it stops working, or stopped. */
function KeyEnd({ apiKey: { state, expiresAt, revokedAt } }: { apiKey: KeyView }): ReactNode {
  if (state === 'ending' && revokedAt) {
    return (
      <>
        Rolled. Works until <LocalTime value={revokedAt} />.
      </>
    );
  }
  if (state === 'revoked' && revokedAt) {
    return (
      <>
        Ended <LocalTime value={revokedAt} />.
      </>
    );
  }
  if (!expiresAt) return 'Does not expire.';
  return (
    <>
      {state === 'expired' ? 'Expired' : 'Expires'} <LocalTime value={expiresAt} isDay />.
    </>
  );
}

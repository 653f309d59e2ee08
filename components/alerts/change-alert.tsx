'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Investigate } from '@/components/alerts/fraud-report';
import { toReported } from '@/components/alerts/reported-alert';
import { ResolveDialog } from '@/components/alerts/resolve-dialog';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import { resolveChoices } from '@/lib/alerts/schema/resolve-choices';
import type { AlertDetail } from '@/lib/alerts/schema/alerts';
import type { ChangeAlert as Change } from '@/lib/alerts/schema/requests';
import { apiRequest } from '@/lib/platform/api-client';

const [THIS_WAS_ME] = resolveChoices;

type ChangeAlertProps = {
  alert: Pick<AlertDetail, 'id' | 'level' | 'title' | 'property' | 'status' | 'isSettled'>;
};

/**
 * Resolves an alert, or marks it as active again: each takes the other back. Beside it a report of fraud, which comes first
 * where waiting may cost the property.
 */
export function ChangeAlert({ alert }: ChangeAlertProps) {
  const { id, level, status, isSettled } = alert;
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const isResolved = status === 'resolved';
  const isUrgent = level === 'CRITICAL' || level === 'HIGH';
  const rememberFocus = useFocusAfter(isResolved);
  const change = useAction((body: Change) => apiRequest('PATCH', `/api/alerts/${id}`, body), {
    says: (_, body) => said[body.status],
    onDone: () => {
      setIsAsking(false);
      router.refresh();
    },
  });
  const { act, send, isPending, problem, dialog } = change;

  function press(body: Change) {
    rememberFocus();
    void act(body);
  }

  function ask() {
    rememberFocus();
    setIsAsking(true);
  }

  if (isResolved && isSettled) return null;
  return (
    <div className="flex needs-script flex-wrap gap-3">
      {isResolved ? (
        <Button variant="outline" aria-disabled={isPending} onClick={() => press({ status: 'active' })}>
          Mark as active again
        </Button>
      ) : (
        <>
          {isUrgent && <Investigate alert={toReported(alert, false)} variant="default" size="default" />}
          <Button
            variant={isUrgent ? 'outline' : 'default'}
            aria-disabled={isPending}
            onClick={() => press({ status: 'resolved', reason: THIS_WAS_ME })}
          >
            {THIS_WAS_ME}
          </Button>
          <Button variant="outline" aria-disabled={isPending} onClick={ask}>
            Resolve
          </Button>
          {!isUrgent && <Investigate alert={toReported(alert, false)} size="default" />}
        </>
      )}
      {problem && !isAsking && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      {isAsking && <ResolveDialog send={send} onClose={() => setIsAsking(false)} />}
      {dialog}
    </div>
  );
}

const said = {
  resolved: {
    title: 'Alert resolved',
    description: 'A wrong tap? Mark it as active again on its page.',
  },
  active: { title: 'Active again' },
};

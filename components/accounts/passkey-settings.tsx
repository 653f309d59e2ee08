'use client';

import { useGuards } from '@/components/accounts/guards';
import { GuardsLoading } from '@/components/accounts/guards-loading';
import { PasskeyEnrollment } from '@/components/accounts/passkey-enrollment';
import { PasskeyList } from '@/components/accounts/passkey-list';
import { RecoveryCodes } from '@/components/accounts/recovery-codes';
import { QueryProvider } from '@/components/layout/query-provider';

export function PasskeySettings() {
  return (
    <QueryProvider>
      <Settings />
    </QueryProvider>
  );
}

function Settings() {
  const { data: guards, error, isFetching, refetch, refresh } = useGuards();

  return (
    <>
      <div className="print:hidden">
        <PasskeyEnrollment onEnrolled={() => void refresh()} />
      </div>
      {guards ? (
        <>
          <div className="print:hidden">
            <PasskeyList guards={guards} onChanged={refresh} />
          </div>
          <RecoveryCodes guards={guards} onMade={() => void refresh()} />
        </>
      ) : (
        <GuardsLoading error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

'use client';

import { useState } from 'react';
import { useGuards } from '@/components/accounts/guards';
import { GuardsLoading } from '@/components/accounts/guards-loading';
import { PasskeyEnrollment } from '@/components/accounts/passkey-enrollment';
import { PasskeyList } from '@/components/accounts/passkey-list';
import { RecoveryCodes } from '@/components/accounts/recovery-codes';
import { QueryProvider } from '@/components/kit/query-provider';

export function PasskeySettings() {
  return (
    <QueryProvider>
      <Settings />
    </QueryProvider>
  );
}

function Settings() {
  const { data: guards, error, isFetching, refetch, refresh } = useGuards();
  const [newCodes, setNewCodes] = useState<string[]>();

  function enrolled(codes?: string[]) {
    if (codes) setNewCodes(codes);
    void refresh();
  }

  function made(codes: string[]) {
    setNewCodes(codes);
    void refresh();
  }

  return (
    <>
      <div className="print:hidden">
        <PasskeyEnrollment onEnrolled={enrolled} />
      </div>
      <div className="print:hidden">
        {guards ? (
          <PasskeyList guards={guards} onChanged={refresh} />
        ) : (
          <GuardsLoading error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
      {(guards || newCodes) && (
        <RecoveryCodes
          codesLeft={guards?.recoveryCodesLeft ?? 0}
          newCodes={newCodes}
          onMade={made}
          onKept={() => setNewCodes(undefined)}
        />
      )}
    </>
  );
}

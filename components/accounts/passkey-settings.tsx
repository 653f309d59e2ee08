'use client';

import { useState } from 'react';
import { GuardsLoading } from '@/components/accounts/guards-loading';
import { PasskeyEnrollment } from '@/components/accounts/passkey-enrollment';
import { PasskeyList } from '@/components/accounts/passkey-list';
import { RecoveryCodes } from '@/components/accounts/recovery-codes';
import { useRead } from '@/components/kit/use-read';
import { accountGuards, refreshGuards } from '@/components/session/queries';

export function PasskeySettings() {
  const query = useRead(accountGuards());
  const guards = query.data;
  const isGuarded = !guards || guards.hasPin || guards.passkeys.length > 0;
  const [newCodes, setNewCodes] = useState<string[]>();

  function enrolled(codes?: string[]) {
    if (codes) setNewCodes(codes);
    void refreshGuards();
  }

  function made(codes: string[]) {
    setNewCodes(codes);
    void refreshGuards();
  }

  return (
    <>
      <div className="print:hidden">
        <PasskeyEnrollment asksPassword={!isGuarded} onEnrolled={enrolled} />
      </div>
      <div className="print:hidden">
        {guards ? <PasskeyList guards={guards} onChanged={refreshGuards} /> : <GuardsLoading query={query} />}
      </div>
      {(guards || newCodes) && (
        <RecoveryCodes
          isGuarded={isGuarded}
          codesLeft={guards?.recoveryCodesLeft ?? 0}
          newCodes={newCodes}
          onMade={made}
          onKept={() => setNewCodes(undefined)}
        />
      )}
    </>
  );
}

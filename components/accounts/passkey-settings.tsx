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
  const [removed, setRemoved] = useState(0);

  function enrolled(codes?: string[]) {
    if (codes) setNewCodes(codes);
    void refreshGuards();
  }

  function made(codes: string[]) {
    setNewCodes(codes);
    void refreshGuards();
  }

  const list = (
    <div key="list" className="print:hidden">
      {guards ? (
        <PasskeyList
          guards={guards}
          onChanged={refreshGuards}
          onRemoved={() => setRemoved((count) => count + 1)}
        />
      ) : (
        <GuardsLoading query={query} />
      )}
    </div>
  );
  const codes = (guards || newCodes) && (
    <RecoveryCodes
      key="codes"
      isGuarded={isGuarded}
      codesLeft={guards?.recoveryCodesLeft ?? 0}
      newCodes={newCodes}
      onMade={made}
      onKept={() => setNewCodes(undefined)}
    />
  );

  return (
    <>
      <div className="print:hidden">
        {/* Afresh once one was removed: it may be the one that is said to be ready. */}
        <PasskeyEnrollment
          key={removed}
          asksPassword={!isGuarded}
          showsCodes={newCodes !== undefined}
          onEnrolled={enrolled}
        />
      </div>
      {newCodes ? [codes, list] : [list, codes]}
    </>
  );
}

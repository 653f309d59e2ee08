'use client';

import { useState } from 'react';
import { GuardsLoading } from '@/components/accounts/guards-loading';
import { PasskeyEnrollment } from '@/components/accounts/passkey-enrollment';
import { PasskeyList } from '@/components/accounts/passkey-list';
import { RecoveryCodes } from '@/components/accounts/recovery-codes';
import { useRead } from '@/components/kit/use-read';
import { accountGuards, noteNewCodes, refreshGuards } from '@/components/session/queries';

export function PasskeySettings() {
  const query = useRead(accountGuards());
  const guards = query.data;
  const isGuarded = !guards || guards.hasPin || guards.passkeys.length > 0;
  const [newCodes, setNewCodes] = useState<string[]>();
  const [removed, setRemoved] = useState(0);

  function enrolled(codes?: string[]) {
    if (codes) return made(codes);
    void refreshGuards();
  }

  function made(codes: string[]) {
    setNewCodes(codes);
    noteNewCodes(codes);
    void refreshGuards();
  }

  return (
    <>
      {/* Afresh once one was removed: it may be the one that is said to be ready. */}
      <PasskeyEnrollment
        key={removed}
        asksPassword={!isGuarded}
        showsCodes={newCodes !== undefined}
        onEnrolled={enrolled}
      />
      {guards ? (
        <PasskeyList
          guards={guards}
          onChanged={refreshGuards}
          onRemoved={() => setRemoved((count) => count + 1)}
        />
      ) : (
        <GuardsLoading query={query} />
      )}
      {(guards || newCodes) && (
        <RecoveryCodes
          isGuarded={isGuarded}
          codesLeft={guards?.recoveryCodesLeft ?? newCodes?.length ?? 0}
          newCodes={newCodes}
          onMade={made}
          onKept={() => setNewCodes(undefined)}
        />
      )}
    </>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { makeRecoveryCodes } from '@/components/accounts/calls';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RecoveryCodeDialog } from '@/components/accounts/recovery-code-dialog';
import { useAction } from '@/components/kit/use-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type RecoveryCodesProps = {
  /** Before its first guard an account has no use for codes: it comes with new ones. */
  isGuarded: boolean;
  codesLeft: number;
  /** Made just now, and readable now alone. */
  newCodes?: string[];
  onMade: (codes: string[]) => void;
  onKept: () => void;
};

const SECTION_ID = 'recovery-codes';

/** Codes for the day a PIN is forgotten or a device is lost. They are shown once, when they are made. */
export function RecoveryCodes({ isGuarded, codesLeft, newCodes, onMade, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadCodes = useRef(false);
  useArrival();

  // Where what had the focus before the dialog has left the page.
  useEffect(() => {
    if (hadCodes.current && !newCodes && document.activeElement === document.body) heading.current?.focus();
    hadCodes.current = newCodes !== undefined;
  }, [newCodes]);

  return (
    <section id={SECTION_ID} aria-labelledby={`${SECTION_ID}-title`}>
      <h2 ref={heading} id={`${SECTION_ID}-title`} tabIndex={-1} className="text-2xl outline-none">
        Recovery codes
      </h2>
      {newCodes && <RecoveryCodeDialog codes={newCodes} onKept={onKept} />}
      {isGuarded ? (
        <MakeCodes codesLeft={codesLeft} onMade={onMade} />
      ) : (
        <p className="mt-3 text-muted-foreground">
          Ten codes come with your first PIN or passkey. Each confirms that it is you once, when your PIN or
          your passkey is out of reach.
        </p>
      )}
    </section>
  );
}

type MakeCodesProps = { codesLeft: number; onMade: (codes: string[]) => void };

function MakeCodes({ codesLeft, onMade }: MakeCodesProps) {
  const { act, isPending, problem, dialog } = useAction(() => makeRecoveryCodes(), { onDone: onMade });
  const [isReplacing, setIsReplacing] = useState(false);

  return (
    <>
      <p className="mt-3 text-muted-foreground">
        Each code confirms that it is you once, when your PIN or your passkey is out of reach.{' '}
        <strong className="font-medium text-foreground">{countOf(codesLeft)}</strong>
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Button
        variant="outline"
        size="lg"
        className="mt-5"
        aria-disabled={isPending}
        onClick={() => (codesLeft > 0 ? setIsReplacing(true) : void act())}
      >
        {isPending && <Spinner />}
        {codesLeft > 0 ? 'Make new codes' : 'Make recovery codes'}
      </Button>
      {dialog}
      {isReplacing && (
        <ConfirmDialog
          title="Make new recovery codes?"
          keepLabel="Keep the old codes"
          confirmLabel="Make new codes"
          pendingLabel="Making codes"
          onConfirm={async () => onMade(await makeRecoveryCodes())}
          onClose={() => setIsReplacing(false)}
        >
          <p>The codes you have now stop working at once. The new ones are shown once.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function countOf(codesLeft: number) {
  if (codesLeft === 0) return 'You have none.';
  return codesLeft === 1 ? 'You have 1 left.' : `You have ${codesLeft} left.`;
}

/** Links to this section arrive before it does. */
function useArrival() {
  useEffect(() => {
    if (location.hash === `#${SECTION_ID}`) document.getElementById(SECTION_ID)?.scrollIntoView?.();
  }, []);
}

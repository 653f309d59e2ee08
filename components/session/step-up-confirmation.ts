'use client';

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { detailOf } from '@/components/kit/explain-failure';
import { isSignedOut, SESSION_ENDED } from '@/components/kit/session-ended';
import { useCall } from '@/components/kit/use-call';
import { PasskeyRefused, signWithPasskey } from '@/components/session/passkey';
import { refreshGuards } from '@/components/session/queries';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

type Way = 'passkey' | 'pin' | 'code';

type Try = { way: Way; makeBody: () => Promise<object> };
type Options = { onRefused: () => void; onConfirmed: () => void };

const STEP_UP_URL = '/api/security/step-up';
const UNEXPECTED = 'The confirmation did not reach the server. Check your connection and try again.';

/** Sends what a person confirms with, one at a time; each way says whether it was taken. */
export function useConfirmation({ onRefused, onConfirmed }: Options) {
  const { send, isPending, input, failure, reset } = useCall(
    async ({ makeBody }: Try) => apiRequest('POST', STEP_UP_URL, await makeBody()),
    {
      onDone: (_, { way }) => {
        // One code less.
        if (way === 'code') void refreshGuards();
        onConfirmed();
      },
      // The tries that are left, or the lock after the last, have changed.
      onFailed: (error) => (error instanceof ApiError ? onRefused() : undefined),
    },
  );

  const confirm = (way: Way, makeBody: () => Promise<object>) =>
    send({ way, makeBody }).then(
      () => true,
      () => false,
    );

  return {
    pending: isPending ? input?.way : undefined,
    problem: failure
      ? { text: explain(failure), isLock: failure instanceof ApiError && failure.code === 'locked' }
      : null,
    forgetProblem: reset,
    byPin: (pin: string) => confirm('pin', async () => ({ pin })),
    byCode: (recoveryCode: string) => confirm('code', async () => ({ recoveryCode })),
    byPasskey: () => confirm('passkey', askPasskey),
  };
}

async function askPasskey() {
  const options = await apiRequest<PublicKeyCredentialRequestOptionsJSON>('POST', `${STEP_UP_URL}/challenge`);
  return signWithPasskey(options);
}

function explain(error: unknown) {
  if (isSignedOut(error)) return SESSION_ENDED;
  return error instanceof PasskeyRefused ? error.message : detailOf(error, UNEXPECTED);
}

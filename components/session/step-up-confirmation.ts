'use client';

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useRef, useState } from 'react';
import { PasskeyRefused, signWithPasskey } from '@/components/session/passkey';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

export type Way = 'passkey' | 'pin' | 'code';

type Problem = { text: string; isLock: boolean };
type Options = { onRefused: () => void; onConfirmed: () => void };

const STEP_UP_URL = '/api/security/step-up';
const UNEXPECTED = 'The confirmation did not reach the server. Check your connection and try again.';

/** Sends what a person confirms with, one at a time; each way says whether it was taken. */
export function useConfirmation({ onRefused, onConfirmed }: Options) {
  const isBusy = useRef(false);
  const [pending, setPending] = useState<Way | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function confirm(way: Way, makeBody: () => Promise<object>) {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(way);
    setProblem(null);
    try {
      await apiRequest('POST', STEP_UP_URL, await makeBody());
      onConfirmed();
      return true;
    } catch (error) {
      setProblem({ text: explain(error), isLock: error instanceof ApiError && error.code === 'locked' });
      // The tries that are left, or the lock after the last, have changed.
      if (error instanceof ApiError) onRefused();
      return false;
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  }

  return {
    pending,
    problem,
    forgetProblem: () => setProblem(null),
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
  if (error instanceof PasskeyRefused) return error.message;
  if (error instanceof ApiError) return error.detail;
  return UNEXPECTED;
}

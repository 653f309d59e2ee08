import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { isAboutPassword } from '@/components/accounts/own-password';
import { explainFailure } from '@/components/kit/explain-failure';
import { isSignedOut } from '@/components/kit/session-ended';
import { makePasskey, PasskeyRefused } from '@/components/session/passkey';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

/** Where nobody can say which step it was. */
export const UNKNOWN = 'Enrollment failed. Please try again.';

type Run = <T>(action: () => Promise<T>) => Promise<T>;

/** Which of the steps did not work; `reason` says why, when that is known. */
export class EnrollmentFailed extends Error {
  constructor(
    message: string,
    readonly reason?: string,
  ) {
    super(message);
    this.name = 'EnrollmentFailed';
  }
}

/**
 * Has the device make a passkey and the server keep it; `run` asks for a confirmation where one is needed, and the first
 * guard of an account wants its password. Returns the recovery codes that come with that one. Throws EnrollmentFailed, and
 * ApiError for what is wrong with the password, and where the session ended.
 */
export async function enrollPasskey(run: Run, password?: string): Promise<string[] | undefined> {
  const options = await call('Failed to get challenge from server', () =>
    run(() =>
      apiRequest<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/auth/webauthn/challenge', {
        password,
      }),
    ),
  );
  const credential = await step('Failed to create credential', () => makePasskey(options));
  const { recoveryCodes } = await call('Verification failed on server', () =>
    run(() => apiRequest<{ recoveryCodes?: string[] }>('POST', '/api/auth/webauthn/verify', credential)),
  );
  return recoveryCodes;
}

/** A step that a connection can end too. */
async function call<T>(failure: string, action: () => Promise<T>): Promise<T> {
  return step(failure, action).catch((error: unknown) => {
    throw error instanceof TypeError ? new EnrollmentFailed(UNKNOWN, explainFailure(error)) : error;
  });
}

async function step<T>(failure: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (isAboutPassword(error) || isSignedOut(error)) throw error;
    if (error instanceof ApiError) throw new EnrollmentFailed(failure, error.detail);
    if (error instanceof PasskeyRefused) throw new EnrollmentFailed(failure, error.message);
    throw error;
  }
}

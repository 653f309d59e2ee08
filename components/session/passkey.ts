import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The prompt ended without a passkey. The message is fit to be shown and says what to do next. */
export class PasskeyRefused extends Error {
  constructor(
    message: string,
    /** Closed by the person, by the clock, or by another prompt. */
    readonly wasClosed: boolean,
  ) {
    super(message);
    this.name = 'PasskeyRefused';
  }
}

export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** A prompt is open that the person asked for. */
let isPrompting = false;

/** Asks for a signature by one of the passkeys that the options allow. Throws PasskeyRefused. */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  isPrompting = true;
  try {
    return await explained(() => startAuthentication({ optionsJSON }));
  } finally {
    isPrompting = false;
  }
}

/** Waits until a passkey is chosen in the browser's own list of sign-ins. Gives way to a prompt, and throws PasskeyRefused. */
export async function signFromAutofill(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // A browser has one prompt at a time: starting this one would close the other.
  if (isPrompting) throw new PasskeyRefused('Another passkey prompt is open.', true);
  return explained(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}

/** Has the device make a passkey. Throws PasskeyRefused. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return explained(() => startRegistration({ optionsJSON }));
}

async function explained<T>(prompt: () => Promise<T>): Promise<T> {
  try {
    return await prompt();
  } catch (error) {
    throw toRefusal(error);
  }
}

/** By the names that the WebAuthn standard gives to what can go wrong. */
function toRefusal(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return new PasskeyRefused('The passkey prompt was closed, or took too long. Please try again.', true);
  }
  if (name === 'InvalidStateError') {
    return new PasskeyRefused('This device already holds a passkey for this account.', false);
  }
  if (name === 'SecurityError') {
    return new PasskeyRefused('Passkeys cannot be used at this address.', false);
  }
  return new PasskeyRefused('This device could not use a passkey here.', false);
}

/** Withdraws an open prompt, such as the one that waits in the browser's list of sign-ins. */
export async function cancelPasskeyPrompt() {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

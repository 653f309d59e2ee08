import 'server-only';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/telemetry/logger';

/** How long a challenge waits for its answer. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** What the browser hands over; every part of it is checked here. */
export type Credential = { id: string; response: { clientDataJSON: string } };

type KnownCredential = { credentialId: string; transports: string[] };

export type NewCredential = KnownCredential & {
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  isBackedUp: boolean;
  /** 'platform' or 'cross-platform', when the browser says */
  attachment: string | undefined;
};

export type Assertion = {
  counter: number;
  isBackedUp: boolean;
  /** the account's own handle, as the authenticator kept it since the registration */
  userHandle: string | undefined;
};

const RP_NAME = 'DeedGuard and GuardSign';
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The site as passkeys know it: they are made for a host name and answer to one origin (WebAuthn Level 3 §5.1.2). */
function relyingParty() {
  const { hostname, origin } = new URL(env().NEXTAUTH_URL);
  return { id: hostname, origin };
}

/** What passkeys call an account: the 16 bytes of its id, which say nothing about the person. */
export function userHandle(userId: string): string {
  return handleBytes(userId).toString('base64url');
}

export function makeRegistrationOptions(user: {
  id: string;
  email: string;
  name: string;
  passkeys: KnownCredential[];
}): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: relyingParty().id,
    userID: new Uint8Array(handleBytes(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: user.passkeys.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** For the named passkeys, else for any that the device holds for this site. */
export function makeAssertionOptions(
  passkeys: KnownCredential[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: CHALLENGE_MS,
    allowCredentials: passkeys.map(toDescriptor),
    userVerification: 'required',
  });
}

/** The challenge that a response claims to answer, or null when it holds none. */
export function challengeOf({ response }: Credential): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const challenge: unknown = Object(data).challenge;
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Checks a new passkey: challenge, origin, host, user verification. Null when any of it is wrong. */
export async function verifyRegistration(
  response: Credential,
  challenge: string,
): Promise<NewCredential | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const made = response as RegistrationResponseJSON;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(refused);
  if (!registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: new Uint8Array(credential.publicKey),
    counter: credential.counter,
    transports: knownTransports(made.response.transports),
    isBackedUp: credentialBackedUp,
    attachment: made.authenticatorAttachment,
  };
}

/**
 * Checks what a passkey signed: challenge, origin, host, user verification, signature. Null when any of it is wrong.
 * Whether the counter went on is left to whoever keeps it, who compares and writes in one step.
 */
export async function verifyAssertion(
  response: Credential,
  { challenge, ...passkey }: KnownCredential & { publicKey: Uint8Array; challenge: string },
): Promise<Assertion | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const signed = response as AuthenticationResponseJSON;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
  }).catch(refused);
  if (!verified || !authenticationInfo) return null;
  return {
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
    userHandle: signed.response.userHandle,
  };
}

/** The library throws whatever is wrong with a response. It came from outside: no error of ours. */
function refused(error: unknown): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  logger.debug({ webauthn: error instanceof Error ? error.message : 'refused' });
  return { verified: false };
}

function handleBytes(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}

function toDescriptor({ credentialId, transports }: KnownCredential) {
  return { id: credentialId, transports };
}

function knownTransports(claimed: unknown): string[] {
  return Array.isArray(claimed) ? TRANSPORTS.filter((transport) => claimed.includes(transport)) : [];
}

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { testEnvironment } from './environment';

/** What a browser sends of a passkey (WebAuthn Level 3 §5.1). */
type PasskeyAnswer = {
  id: string;
  rawId: string;
  type: 'public-key';
  authenticatorAttachment: string;
  clientExtensionResults: Record<string, never>;
  response: Record<string, unknown> & { clientDataJSON: string };
};

type Options = { challenge: string };
type CreationOptions = Options & { user: { id: string } };

/** What an honest answer would not hold. */
type Tricks = {
  origin?: string;
  host?: string;
  /** without a finger or a PIN of the device */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string | null;
  type?: string;
};

export type Authenticator = {
  credentialId: string;
  create: (options: CreationOptions, tricks?: Tricks) => PasskeyAnswer;
  sign: (options: Options, tricks?: Tricks) => PasskeyAnswer;
};

type Kind = { attachment?: string; transports?: string[]; isBackedUp?: boolean; keepsCount?: boolean };

const site = new URL(testEnvironment.NEXTAUTH_URL);
const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** A device with one passkey, in software: P-256, attestation "none", as WebAuthn Level 3 has its bytes. */
export function createAuthenticator({
  attachment = 'platform',
  transports = ['internal'],
  isBackedUp = false,
  keepsCount = true,
}: Kind = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const credentialId = credential.toString('base64url');
  let count = 0;
  let owner: string | null = null;

  const flagsOf = ({ isUnverified }: Tricks) =>
    FLAGS.present |
    (isUnverified ? 0 : FLAGS.verified) |
    (isBackedUp ? FLAGS.backupEligible | FLAGS.backedUp : 0);
  const countOf = ({ counter }: Tricks) => counter ?? (keepsCount ? (count += 1) : 0);
  const answer = (response: PasskeyAnswer['response']): PasskeyAnswer => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    authenticatorAttachment: attachment,
    clientExtensionResults: {},
    response,
  });

  return {
    credentialId,
    create: (options, tricks = {}) => {
      owner = options.user.id;
      const data = authenticatorData(tricks, flagsOf(tricks) | FLAGS.attested, countOf(tricks), [
        Buffer.alloc(16),
        uint16(credential.length),
        credential,
        coseKey(publicKey),
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, tricks).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports,
      });
    },
    sign: (options, tricks = {}) => {
      const data = authenticatorData(tricks, flagsOf(tricks), countOf(tricks));
      const client = clientData('webauthn.get', options, tricks);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const userHandle = tricks.userHandle === undefined ? owner : tricks.userHandle;
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle === null ? {} : { userHandle }),
      });
    },
  };
}

function clientData(type: string, { challenge }: Options, tricks: Tricks): Buffer {
  const { origin = site.origin } = tricks;
  return Buffer.from(JSON.stringify({ type: tricks.type ?? type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(tricks: Tricks, flags: number, counter: number, rest: Buffer[] = []): Buffer {
  const hash = sha256(Buffer.from(tricks.host ?? site.hostname));
  return Buffer.concat([hash, Buffer.from([flags]), uint32(counter), ...rest]);
}

/** An EC2 key for ES256 on P-256 (RFC 9053 §7.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x!, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y!, 'base64url'))],
  ]);
}

/*
 * As much CBOR (RFC 8949) as an authenticator speaks: short integers, bytes, texts and maps.
 */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(pairs: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

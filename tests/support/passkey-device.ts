type Prompt = () => Promise<unknown>;

/** What a device answers to a prompt that the person goes along with, as the browser hands it to a page. */
const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
};

/** What a server asks a device to sign or to make, as far as a browser reads it. */
export const signingOptions = { challenge: 'AQID', allowCredentials: [] };
export const makingOptions = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'DeedGuard' },
  user: { id: 'AQID', name: 'ada@example.com', displayName: 'Ada Lovelace' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** The person closed the prompt, or let it wait too long: for a page the two are the same. */
export const closed: Prompt = () =>
  Promise.reject(new DOMException('The operation was refused.', 'NotAllowedError'));

/** Stands in for a device with passkeys, which jsdom has not; both prompts are gone along with unless told otherwise. */
export function plugInDevice({ create, get }: { create?: Prompt; get?: Prompt } = {}): void {
  const agree = () => Promise.resolve(credential);
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: create ?? agree, get: get ?? agree },
  });
}

export function unplugDevice(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

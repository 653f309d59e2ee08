/** The records of a ZIP file (PKWARE APPNOTE 6.3.10, §4.3), as far as they are needed to walk through one. */

export type LocalHeader = {
  name: string;
  method: 'stored' | 'deflated' | 'other';
  isEncrypted: boolean;
  /** sizes follow the data */
  hasDescriptor: boolean;
  packedBytes: number;
  /** of the header itself */
  length: number;
};

const signatures = {
  0x04034b50: 'entry',
  0x02014b50: 'listed',
  0x06054b50: 'end',
  0x06064b50: 'end64',
  0x07064b50: 'locator64',
} as const;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const LOCATOR64_BYTES = 20;
/** Checksum and two sizes of 4 or 8 bytes, with or without a signature before them. */
const DESCRIPTOR_LENGTHS = [16, 12, 24, 20];

type Signature = (typeof signatures)[keyof typeof signatures];

export function signatureAt(bytes: Uint8Array, at: number): Signature | null {
  if (bytes.length < at + 4) return null;
  const value = viewOf(bytes).getUint32(at, true);
  return value in signatures ? signatures[value as keyof typeof signatures] : null;
}

/** The comment in the record that ends a file. Null while bytes of it are missing. */
export function readEnd(bytes: Uint8Array): { comment: Uint8Array; length: number } | null {
  if (bytes.length < END_BYTES) return null;
  const length = END_BYTES + viewOf(bytes).getUint16(20, true);
  return bytes.length < length ? null : { comment: bytes.subarray(END_BYTES, length), length };
}

/** How long the record is that long archives have before their end. Null while bytes of it are missing. */
export function lengthOfEnd64(bytes: Uint8Array, signature: 'end64' | 'locator64'): number | null {
  if (signature === 'locator64') return LOCATOR64_BYTES;
  return bytes.length < 12 ? null : 12 + Number(viewOf(bytes).getBigUint64(4, true));
}

/** Null while bytes of it are missing. */
export function readLocalHeader(bytes: Uint8Array): LocalHeader | null {
  if (bytes.length < LOCAL_BYTES) return null;
  const view = viewOf(bytes);
  const flags = view.getUint16(6, true);
  const method = view.getUint16(8, true);
  const nameBytes = view.getUint16(26, true);
  const length = LOCAL_BYTES + nameBytes + view.getUint16(28, true);
  if (bytes.length < length) return null;
  return {
    name: new TextDecoder().decode(bytes.subarray(LOCAL_BYTES, LOCAL_BYTES + nameBytes)),
    method: method === 0 ? 'stored' : method === 8 ? 'deflated' : 'other',
    isEncrypted: (flags & 1) !== 0,
    hasDescriptor: (flags & 8) !== 0,
    packedBytes: view.getUint32(18, true),
    length,
  };
}

/** A line of the table at the end: where its entry begins. Null while bytes of it are missing. */
export function readCentralHeader(bytes: Uint8Array): { entryAt: number; length: number } | null {
  if (bytes.length < CENTRAL_BYTES) return null;
  const view = viewOf(bytes);
  const length = [28, 30, 32].reduce((sum, at) => sum + view.getUint16(at, true), CENTRAL_BYTES);
  return bytes.length < length ? null : { entryAt: view.getUint32(42, true), length };
}

/** How long the descriptor at the start is: known by the record that follows it. 0 when there is none, null while bytes are missing. */
export function skipDescriptor(bytes: Uint8Array): number | null {
  if (bytes.length < Math.max(...DESCRIPTOR_LENGTHS) + 4) return null;
  const isSigned = viewOf(bytes).getUint32(0, true) === DESCRIPTOR_SIGNATURE;
  const lengths = DESCRIPTOR_LENGTHS.filter((length) => (length % 8 === 0) === isSigned);
  return lengths.find((length) => signatureAt(bytes, length) !== null) ?? 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

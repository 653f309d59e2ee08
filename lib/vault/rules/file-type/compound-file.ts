import { notComplete, protectedByPassword } from './refusals';

/*
 * [MS-CFB]: an old Office file is a small file system. Its directory is made of entries of 128 bytes, which begin at
 * multiples of 128; they name the streams inside. Looking at every such place finds them wherever the directory is,
 * without following its chain of sectors, so it works on bytes that pass by.
 */
const ENTRY_BYTES = 128;
const STREAM = 2;
const ROOT = 5;

const kinds: Record<string, string> = {
  Workbook: 'an Excel workbook',
  Book: 'an Excel workbook',
  'PowerPoint Document': 'a PowerPoint presentation',
  '__properties_version1.0': 'an Outlook message',
};

/** Watches the bytes of a compound file pass and says at the end what it is. */
export class CompoundFileCheck {
  private readonly names = new Set<string>();
  private hasRoot = false;
  private carry: Uint8Array = new Uint8Array();

  async push(chunk: Uint8Array): Promise<void> {
    const bytes = Buffer.concat([this.carry, chunk]);
    let at = 0;
    for (; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) this.readEntry(bytes, at);
    this.carry = bytes.subarray(at);
  }

  async end(): Promise<'doc' | { foreign: string }> {
    if (!this.hasRoot) throw notComplete('Word file');
    if (this.names.has('WordDocument')) return 'doc';
    if (this.names.has('EncryptedPackage')) throw protectedByPassword();
    const known = Object.keys(kinds).find((name) => this.names.has(name));
    return { foreign: known ? (kinds[known] as string) : 'an Office file of another kind' };
  }

  dispose(): void {
    this.carry = new Uint8Array();
  }

  private readEntry(bytes: Buffer, at: number): void {
    const nameBytes = bytes.readUInt16LE(at + 64);
    const type = bytes[at + 66];
    if ((type !== STREAM && type !== ROOT) || nameBytes < 4 || nameBytes > 64 || nameBytes % 2 !== 0) return;
    const name = bytes.toString('utf16le', at, at + nameBytes - 2);
    if (type === ROOT) this.hasRoot ||= name === 'Root Entry';
    else if (name in kinds || name === 'WordDocument' || name === 'EncryptedPackage') this.names.add(name);
  }
}

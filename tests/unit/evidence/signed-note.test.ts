import { bytesToHex } from '@noble/hashes/utils.js';
import {
  formatCheckpoint,
  formatVerifierKey,
  fromBase64,
  openNote,
  parseCheckpoint,
  parseVerifierKey,
  signNote,
  toBase64,
} from '@/lib/evidence/rules/signed-note';
import { testKey, testVerifierKey } from '@/tests/support/memory-log';

/* The example of golang.org/x/mod/sumdb/note, the implementation that C2SP signed-note was written from. */
const goKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const goText =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const goNote = `${goText}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

describe('signed notes', () => {
  it('opens a note that another implementation signed', () => {
    expect(openNote(goNote, parseVerifierKey(goKey)!)).toBe(goText);
  });

  it('writes the key of another implementation as that one does', () => {
    const key = parseVerifierKey(goKey)!;
    expect(formatVerifierKey(key.name, key.publicKey)).toBe(goKey);
    expect(bytesToHex(key.id)).toBe('c74f20a3');
  });

  it('opens what it signs', () => {
    const note = signNote('a\n\nb\n', testKey);
    expect(openNote(note, parseVerifierKey(testVerifierKey)!)).toBe('a\n\nb\n');
  });

  it('refuses a note in which any one character changed', () => {
    const key = parseVerifierKey(goKey)!;
    for (let at = 0; at < goNote.length; at++) {
      const changed = `${goNote.slice(0, at)}${goNote[at] === 'A' ? 'B' : 'A'}${goNote.slice(at + 1)}`;
      expect(openNote(changed, key)).toBeNull();
    }
  });

  it('refuses a second signature, another key and a text without signature', () => {
    const note = signNote('text\n', testKey);
    const key = parseVerifierKey(testVerifierKey)!;
    expect(openNote(`${note}${note.split('\n')[2]}\n`, key)).toBeNull();
    expect(openNote(note, parseVerifierKey(goKey)!)).toBeNull();
    expect(openNote('text\n', key)).toBeNull();
  });
});

describe('parseVerifierKey', () => {
  it.each([
    '',
    'name',
    'name+00000000',
    testVerifierKey.replace('log', 'lag'),
    testVerifierKey.toUpperCase(),
    `${testVerifierKey}A`,
    `a b${testVerifierKey}`,
    goKey.replace('+AR', '+AB'),
  ])('refuses %p', (text) => {
    expect(parseVerifierKey(text)).toBeNull();
  });
});

describe('checkpoints', () => {
  const root = new Uint8Array(32).fill(7);
  const text = formatCheckpoint({ origin: 'example.com', size: 12, root });

  it('have three lines', () => {
    expect(text).toBe('example.com\n12\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n');
    expect(parseCheckpoint(text)).toEqual({ origin: 'example.com', size: 12, root });
  });

  it.each([
    text.slice(0, -1),
    `${text}more\n`,
    text.replace('12', '012'),
    text.replace('12', '-1'),
    text.replace('12', '9999999999999999'),
    text.replace('wc=', 'wd='),
    text.replace('BwcH', ''),
    text.replace('example.com', ''),
  ])('refuse %p', (changed) => {
    expect(parseCheckpoint(changed)).toBeNull();
  });
});

describe('base64', () => {
  it.each(['AB==', 'AAA', 'AAAA=', 'AA AA', 'A-_A', '?'])(
    'refuses %p, which is not the one spelling',
    (text) => {
      expect(fromBase64(text)).toBeNull();
    },
  );

  it('reads what it writes', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });
});

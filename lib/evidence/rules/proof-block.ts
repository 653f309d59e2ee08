import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@/lib/evidence/rules/canonical-json';
import { checkProof, type ProofCheck } from '@/lib/evidence/rules/proof';
import type { JsonValue, Proof } from '@/lib/evidence/schema/proof';

/*
 * A proof page is a fixed page around one block of data. The seal is the hash of the page with the block and
 * the seal itself left empty; the block has one spelling for one proof. So every character of the file counts.
 */
const BLOCK_START = '<script id="proof" type="application/json">';
const BLOCK_END = '</script>';
const SEAL = /^(<!DOCTYPE html><html [^>]*data-seal=")([^"]*)"/;
const NOT_PLAIN = /[<>&]|[^ -~]/g;

/** `around` is the page with an empty block. */
export type ProofPage = { block: string; seal: string; around: string };

/** The parts of a proof page's text, or null when it is none. */
export function splitProofPage(text: string): ProofPage | null {
  const start = text.indexOf(BLOCK_START);
  const end = start < 0 ? -1 : text.indexOf(BLOCK_END, start);
  const seal = SEAL.exec(text)?.[2];
  if (end < 0 || seal === undefined) return null;
  const before = text.slice(0, start + BLOCK_START.length);
  const block = text.slice(before.length, end);
  return { block, seal, around: before + text.slice(end) };
}

/** The seal that belongs on a page whose block is empty. */
export function sealPage(page: string): string {
  return bytesToHex(sha256(utf8ToBytes(page.replace(SEAL, '$1"'))));
}

/** The proof as text for a script element: plain ASCII, and nothing that could end the element. */
export function formatBlock(proof: Proof): string {
  return escapeBlock(canonicalJson(proof));
}

export function checkBlock(block: string): ProofCheck {
  try {
    const value = JSON.parse(block) as JsonValue;
    if (escapeBlock(canonicalJson(value)) === block) return checkProof(value);
  } catch {
    // falls through: what cannot be read was changed
  }
  return { verified: false, reason: 'The data in this file was changed.' };
}

export function emptyBlock(): string {
  return BLOCK_START + BLOCK_END;
}

/** Puts a proof into a page whose block is empty. */
export function fillBlock(page: string, proof: Proof): string {
  const at = page.indexOf(emptyBlock()) + BLOCK_START.length;
  return page.slice(0, at) + formatBlock(proof) + page.slice(at);
}

function escapeBlock(json: string): string {
  return json.replace(NOT_PLAIN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

import { documentExtensions, documentTypes, type DocumentType } from '@/lib/vault/rules/document-types';
import { isVisible, withoutDirections, withoutHidden } from '@/lib/values/hidden';
import { foreignName, namelessFile } from './file-type/refusals';

const MAX_CHARACTERS = 200;

/** What `lineOfText` refuses in a name that somebody types is taken out of one that a file brought along. */
const REFUSED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The name of an uploaded file as it may be shown: no path, no hidden characters. Throws when nothing is left. */
export function cleanFileName(raw: string): string {
  const last = raw.split(/[\\/]/).at(-1) ?? '';
  const visible = withoutDirections(withoutHidden(last.normalize('NFC').replace(REFUSED, '')));
  const name = visible.replace(/[<>]/g, '_').trim();
  const { stem, extension } = splitName(name);
  if (!isVisible(stem)) throw namelessFile();
  const cut = stem.slice(0, MAX_CHARACTERS - extension.length).replace(/[\uD800-\uDBFF]$/, '');
  return cut.trim() + extension;
}

/** The type that a name promises. Throws `unsupported_type`, which names all types, for any other. */
export function typeOfName(name: string): DocumentType {
  return findTypeOfName(name) ?? refuseName(name);
}

/** The same; null for any other. */
export function findTypeOfName(name: string): DocumentType | null {
  const ending = splitName(name).extension.slice(1).toLowerCase();
  return documentTypes.find((each) => documentExtensions[each].includes(ending)) ?? null;
}

function refuseName(name: string): never {
  throw foreignName(name);
}

/** The name under which a document is downloaded: one that was renamed gets its ending back, and none has it twice. */
export function downloadName(name: string, type: DocumentType): string {
  const isEnding = (extension: string) => documentExtensions[type].includes(extension);
  const stem = withoutEndings(name, isEnding);
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return `${stem}.${isEnding(ending.toLowerCase()) ? ending : documentExtensions[type][0]}`;
}

/** What the certificate of a document, or of a copy, is called: a PDF, whatever the document is. */
export function certificateName(name: string): string {
  return `Certificate - ${withoutType(name)}.pdf`;
}

/** What the copy of a document is called when it is downloaded or shown. */
export function redactedName(name: string): string {
  return `${withoutType(name)} (redacted).pdf`;
}

/** What a document, or the page that a picture became, is called as a PDF. */
export function pdfName(name: string): string {
  return `${withoutType(name)}.pdf`;
}

/** `closing.pdf.pdf` → `closing`: a name without the endings of any type that a document may have. */
function withoutType(name: string): string {
  return withoutEndings(name, (extension) => Object.values(documentExtensions).flat().includes(extension));
}

function withoutEndings(name: string, isEnding: (extension: string) => boolean): string {
  const { stem, extension } = splitName(name);
  const isOne = stem !== '' && isEnding(extension.slice(1).toLowerCase());
  return isOne ? withoutEndings(stem, isEnding) : name;
}

function splitName(name: string): { stem: string; extension: string } {
  const at = name.lastIndexOf('.');
  if (at < 0 || name.length - at > 12) return { stem: name, extension: '' };
  return { stem: name.slice(0, at), extension: name.slice(at) };
}

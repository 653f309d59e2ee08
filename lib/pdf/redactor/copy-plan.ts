import 'server-only';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** What a page needs to look as it does. All else of it stays behind: notes, links, structure, actions, thumbnails. */
const KEPT = ['Type', 'Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'];
/** What any object may carry beside what is drawn. */
const CARRIED = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'AF',
  'OPI',
  'Alternates',
  'StructParents',
  'StructParent',
];

const named = (name: string) => PDFName.of(name);

export type CopyPlan = {
  /** The pages (from 1) may be copied as they are, without anything that they share with a page under a bar. */
  mayCopy: ReadonlySet<number>;
  /** A stripped copy of each of these pages, in this order. Once only: it takes the source apart. */
  copyTo: (target: PDFDocument, pages: readonly number[]) => Promise<PDFPage[]>;
};

/**
 * Which pages may be copied without being drawn. One that shares a content stream, a form, a picture or a pattern with
 * a covered page is not among them: dictionaries of resources are often shared by all pages, and hold what only the
 * covered page shows. Nor is one with optional layers, which would all become visible. None when the file cannot be
 * taken apart, or reads differently than it did before.
 */
export async function planCopies(
  bytes: Uint8Array,
  pageCount: number,
  covered: ReadonlySet<number>,
): Promise<CopyPlan> {
  const source = await open(bytes).catch(() => undefined);
  const pages = source?.getPageCount() === pageCount ? source.getPages() : [];
  const reached = pages.map((page) => reachedFrom(page));
  const secret = new Set(reached.flatMap(({ drawn }, index) => (covered.has(index + 1) ? [...drawn] : [])));
  const mayCopy = reached.flatMap(({ drawn, hasLayers }, index) => {
    const isApart = !covered.has(index + 1) && !hasLayers && ![...drawn].some((stream) => secret.has(stream));
    return isApart ? [index + 1] : [];
  });
  return {
    mayCopy: new Set(mayCopy),
    copyTo: async (target, chosen) => {
      if (!source || chosen.length === 0) return [];
      strip(source);
      return target.copyPages(
        source,
        chosen.map((page) => page - 1),
      );
    },
  };
}

/** A PDF with an owner's password alone opens without one. */
async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw error;
    return PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  }
}

type Reached = { drawn: Set<string>; hasLayers: boolean };

/** Every stream that a page draws or may draw; of fonts only those whose letters are drawings (Type 3). */
function reachedFrom({ node }: PDFPage): Reached {
  const { context } = node;
  const reached: Reached = { drawn: new Set(), hasLayers: false };
  const seen = new Set<PDFObject>();
  const visit = (value: PDFObject | undefined): void => {
    const object = value instanceof PDFRef ? context.lookup(value) : value;
    if (!object || seen.has(object)) return;
    seen.add(object);
    if (value instanceof PDFRef && object instanceof PDFStream) reached.drawn.add(value.tag);
    if (object instanceof PDFArray) object.asArray().forEach(visit);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return;
    if (dict.has(named('OC')) || isLayer(dict)) reached.hasLayers = true;
    if (isPlainFont(dict)) return;
    for (const [key, entry] of dict.entries()) {
      if (!LEADS_ELSEWHERE.has(key.decodeText())) visit(entry);
    }
  };
  visit(node.get(named('Contents')));
  visit(node.Resources());
  return reached;
}

/** Colors and encodings, which are shared by all and draw nothing themselves; and the way back up. */
const LEADS_ELSEWHERE = new Set([
  'Parent',
  'ColorSpace',
  'Filter',
  'DecodeParms',
  'Function',
  'ToUnicode',
  'FontDescriptor',
  ...CARRIED,
]);

function isLayer(dict: PDFDict): boolean {
  const type = dict.lookup(named('Type'));
  return type === named('OCG') || type === named('OCMD');
}

function isPlainFont(dict: PDFDict): boolean {
  return dict.lookup(named('Type')) === named('Font') && dict.lookup(named('Subtype')) !== named('Type3');
}

function strip(source: PDFDocument): void {
  for (const [, object] of source.context.enumerateIndirectObjects()) clean(object);
  for (const { node } of source.getPages()) {
    for (const key of node.keys()) {
      if (![...KEPT, 'Parent'].includes(key.decodeText())) node.delete(key);
    }
  }
}

function clean(object: PDFObject): void {
  if (object instanceof PDFArray) object.asArray().forEach(clean);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const name of [...CARRIED, 'Properties']) dict.delete(named(name));
  for (const value of dict.values()) clean(value);
}

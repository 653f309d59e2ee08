import { deflateSync } from 'node:zlib';

/** An object of a PDF: what is written for it, and the bytes of its stream. */
type Body = { dict: string; stream?: Uint8Array };

/** A PDF written object by object, right or wrong, as its author wants it. The first object is the catalog. */
export class PdfWriter {
  private readonly objects = new Map<number, Body>();

  /** Returns how it is referred to. */
  add(dict: string, stream?: Uint8Array | string): string {
    return this.set(this.reserve(), dict, stream);
  }

  /** A number for an object that is named before it is written. */
  reserve(): number {
    const number = this.objects.size + 1;
    this.objects.set(number, { dict: 'null' });
    return number;
  }

  set(number: number, dict: string, stream?: Uint8Array | string): string {
    const bytes = typeof stream === 'string' ? Buffer.from(stream, 'latin1') : stream;
    this.objects.set(number, { dict, stream: bytes });
    return `${number} 0 R`;
  }

  /** A stream packed with zlib. */
  pack(stream: Uint8Array | string, entries = ''): string {
    const bytes = typeof stream === 'string' ? Buffer.from(stream, 'latin1') : stream;
    return this.add(`<< /Filter /FlateDecode ${entries}`, deflateSync(bytes));
  }

  /** `trailer` and `table` say what stands at the end instead of what belongs there. */
  write({ trailer = '', table }: { trailer?: string; table?: (start: number) => string } = {}): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const push = (part: Uint8Array | string) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
      parts.push(bytes);
      length += bytes.length;
    };
    const offsets: number[] = [];
    for (const [number, { dict, stream }] of this.objects) {
      offsets.push(length);
      if (!stream) push(`${number} 0 obj\n${dict}\nendobj\n`);
      else {
        push(`${number} 0 obj\n${dict} /Length ${stream.length} >>\nstream\n`);
        push(stream);
        push('\nendstream\nendobj\n');
      }
    }
    const start = length;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = offsets.length + 1;
    push(
      table?.(start) ??
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`,
    );
    push(`startxref\n${start}\n%%EOF\n`);
    return Buffer.concat(parts);
  }
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

type Page = { content?: string; resources?: string; entries?: string; root?: string };

/** One page of letter size, with what is given to it. */
export function onePage(build: (pdf: PdfWriter) => Page, ending?: Parameters<PdfWriter['write']>[0]): Buffer {
  const pdf = new PdfWriter();
  const [catalog, pages, page] = [pdf.reserve(), pdf.reserve(), pdf.reserve()];
  const { content, resources = '', entries = '', root = '' } = build(pdf);
  const contents = content ?? pdf.add('<<', 'BT /F 12 Tf 72 700 Td (Warranty deed) Tj ET');
  pdf.set(catalog, `<< /Type /Catalog /Pages ${pages} 0 R ${root} >>`);
  pdf.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  pdf.set(
    page,
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 612 792] /Contents ${contents} ` +
      `/Resources << /Font << /F ${FONT} >> ${resources} >> ${entries} >>`,
  );
  return pdf.write(ending);
}

/** Zeros, or one character again and again, packed so tightly that a megabyte takes a kilobyte. */
export function packedZeros(megabytes: number, fill = 0): Buffer {
  return deflateSync(Buffer.alloc(megabytes * 1024 * 1024, fill), { level: 9 });
}

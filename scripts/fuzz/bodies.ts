import type { Schema } from './document';
import type { Random } from './random';

export type Body = {
  type: string;
  value: unknown;
  schema: Schema;
  /** sent in the place of the value */
  raw?: { bytes: Buffer; type: string };
};

type Sent = { bytes: Buffer | null; type: string | null };

const BOUNDARY = 'fuzz-boundary';

const content = 'BT /F 18 Tf 72 720 Td (GRANT DEED 123) Tj ET';
const tinyPdf = pdfOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]);

/** A file of these objects, the first of which is its catalog. */
function pdfOf(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = file.length;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${start}\n%%EOF\n`;
}

/** Files as people and attackers send them: `name` and `type` are what they say of themselves. */
const files: readonly { name: string; type: string; bytes: Buffer }[] = [
  { name: 'deed.pdf', type: 'application/pdf', bytes: Buffer.from(tinyPdf) },
  { name: 'deed.pdf', type: 'application/pdf', bytes: Buffer.from(tinyPdf) },
  { name: 'deed.pdf', type: 'application/pdf', bytes: Buffer.from(tinyPdf) },
  { name: 'deed.pdf', type: 'application/pdf', bytes: Buffer.from(tinyPdf) },
  { name: 'empty.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) },
  { name: 'half.pdf', type: 'application/pdf', bytes: Buffer.from(tinyPdf.slice(0, 200)) },
  { name: '../../deed.pdf', type: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') },
  { name: 'picture.png', type: 'image/png', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
  {
    name: 'rows.csv',
    type: 'text/csv',
    bytes: Buffer.from('document_number,recorded_on,grantor\n1,2026-01-02,"Ada\n'),
  },
  { name: 'rows.csv', type: 'text/csv', bytes: Buffer.from('a,a,__proto__\n1,2,3\n"') },
  { name: 'zip.docx', type: 'application/octet-stream', bytes: Buffer.from('504b0304140000000800', 'hex') },
  { name: `${'n'.repeat(300)}.pdf`, type: '', bytes: Buffer.from(tinyPdf) },
];

/** What goes over the line. */
export function bodyBytes(body: Body | null, random: Random): Sent {
  if (!body) return { bytes: null, type: null };
  if (body.raw) return body.raw;
  if (body.type === 'multipart/form-data') {
    return { bytes: formBytes(body, random), type: `${body.type}; boundary=${BOUNDARY}` };
  }
  if (body.type === 'application/x-www-form-urlencoded') {
    return { bytes: Buffer.from(new URLSearchParams(textsOf(body.value)).toString()), type: body.type };
  }
  return { bytes: Buffer.from(JSON.stringify(body.value) ?? ''), type: body.type };
}

function formBytes({ value, schema }: Body, random: Random): Buffer {
  const fields = Object.entries(textsOf(value)).map(([name, text]) => {
    const isFile = schema.properties?.[name]?.format === 'binary';
    return isFile ? filePart(name, random) : part(`name="${quoted(name)}"`, Buffer.from(text));
  });
  return Buffer.concat([...fields, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function filePart(field: string, random: Random): Buffer {
  const { name, type, bytes } = random.pick(files);
  const head = `name="${quoted(field)}"; filename="${quoted(name)}"${type && `\r\nContent-Type: ${type}`}`;
  return part(head, bytes);
}

function part(head: string, bytes: Buffer): Buffer {
  const start = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  return Buffer.concat([Buffer.from(start), bytes, Buffer.from('\r\n')]);
}

function quoted(text: string): string {
  return text.replace(/["\r\n]/g, '_');
}

function textsOf(value: unknown): Record<string, string> {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    members
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => [name, typeof inner === 'string' ? inner : (JSON.stringify(inner) ?? '')]),
  );
}

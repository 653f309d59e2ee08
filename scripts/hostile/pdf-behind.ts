import { garbage } from './garbage';
import { onePage } from './pdf-writer';

/** PDFs with something beside their pages: notes, forms, programs, locks, other files, and files that are two things. */
export const behind: Record<string, () => Buffer> = {
  'notes-many': () =>
    onePage((pdf) => {
      const note = pdf.add(
        '<< /Type /Annot /Subtype /FreeText /Rect [0 0 600 700] /Contents (Warranty deed) /DA (/F 12 Tf) >>',
      );
      return { entries: `/Annots [${`${note} `.repeat(30_000)}]` };
    }),
  'note-of-itself': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      const own = `${number} 0 R`;
      pdf.set(
        number,
        `<< /Type /Annot /Subtype /Widget /FT /Tx /Parent ${own} /Kids [${own}] /Popup ${own} /IRT ${own} /Rect [0 0 9 9] >>`,
      );
      return {
        entries: `/Annots [${own}]`,
        root: `/AcroForm << /Fields [${own}] /NeedAppearances true >>`,
      };
    }),
  'field-with-a-book': () =>
    onePage((pdf) => {
      const field = pdf.add(
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (${'account 12345 '.repeat(150_000)}) /Rect [0 0 600 700] >>`,
      );
      return { entries: `/Annots [${field}]`, root: `/AcroForm << /Fields [${field}] >>` };
    }),
  'outline-of-itself': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      pdf.set(number, `<< /Title (a) /First ${number} 0 R /Next ${number} 0 R /Parent ${number} 0 R >>`);
      return { root: `/Outlines ${number} 0 R` };
    }),
  'names-of-themselves': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      pdf.set(number, `<< /Kids [${number} 0 R ${number} 0 R] /Limits [(a) (z)] >>`);
      const own = `${number} 0 R`;
      return {
        root: `/Names << /Dests ${own} /JavaScript ${own} /EmbeddedFiles ${own} >> /PageLabels ${own} /StructTreeRoot << /K ${own} /ParentTree ${own} >>`,
      };
    }),
  'layers-of-layers': () =>
    onePage((pdf) => {
      const number = pdf.reserve();
      pdf.set(number, `<< /Type /OCMD /OCGs ${number} 0 R /VE [/And ${number} 0 R ${number} 0 R] >>`);
      return {
        content: pdf.add('<<', '/OC /L BDC 0 0 9 9 re f EMC'),
        resources: `/Properties << /L ${number} 0 R >>`,
        root: `/OCProperties << /OCGs [${number} 0 R] /D << /Order [${number} 0 R] >> >>`,
      };
    }),
  'expression-deep': () =>
    onePage((pdf) => ({
      content: pdf.add('<<', '/OC /L BDC 0 0 9 9 re f EMC'),
      resources: `/Properties << /L << /Type /OCMD /VE ${'[/Not '.repeat(50_000)}${']'.repeat(50_000)} >> >>`,
    })),
  javascript: () =>
    onePage((pdf) => {
      const action = pdf.add('<< /S /JavaScript /JS (for \\(;;\\) {} app.alert\\(process.env\\)) >>');
      return { root: `/OpenAction ${action} /AA << /WC ${action} >>`, entries: `/AA << /O ${action} >>` };
    }),
  'actions-outside': () =>
    onePage(() => ({
      root: '/OpenAction << /S /Launch /F (/bin/sh) >> /URI << /Base (http://127.0.0.1/) >>',
      entries: '/AA << /O << /S /GoToR /F (/etc/passwd) /D [0 /Fit] >> >>',
    })),
  'picture-outside': () =>
    onePage((pdf) => ({
      content: pdf.add('<<', '/X Do'),
      resources: `/XObject << /X ${pdf.add('<< /Type /XObject /Subtype /Image /Width 9 /Height 9 /F (/etc/passwd) /FFilter /FlateDecode', '')} >>`,
    })),
  'xml-form': () =>
    onePage((pdf) => ({
      root: `/AcroForm << /XFA ${pdf.add('<<', `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "${'b'.repeat(1000)}">]><a>${'&a;'.repeat(100_000)}</a>`)} >>`,
    })),
  'metadata-of-entities': () =>
    onePage((pdf) => ({
      root: `/Metadata ${pdf.add('<< /Type /Metadata /Subtype /XML', `<!DOCTYPE x [${entities()}]><x>&e9;</x>`)}`,
    })),
  'locked-with-nonsense': () =>
    locked('/Filter /Standard /V 5 /R 6 /Length 2147483647 /O () /U () /OE () /UE () /P -1 /Perms ()'),
  'locked-by-strangers': () => locked('/Filter /Nobody /V 99 /R 99'),
  'locked-with-a-password': () =>
    locked(
      `/Filter /Standard /V 2 /R 3 /Length 128 /P -1 /O <${garbage(32).toString('hex')}> /U <${garbage(32, 2).toString('hex')}>`,
    ),
  'locked-in-a-circle': () =>
    locked('/Filter /Standard /V 4 /R 4 /CF << /StdCF 1 0 R >> /StmF /StdCF /StrF /StdCF /O (a) /U (b) /P 0'),
  'two-things-at-once': () =>
    Buffer.concat([
      Buffer.from(`<html><script>alert(1)</script>${' '.repeat(900)}`),
      onePage(() => ({})),
      Buffer.from('504b0304140000000800', 'hex'),
      garbage(500),
      Buffer.from('\n%%EOF\n'),
    ]),
  'two-files-in-one': () => Buffer.concat([onePage(() => ({})), onePage(() => ({}))]),
  'nothing-in-it': () => Buffer.from(`%PDF-1.7\n${' '.repeat(2_000_000)}\n%%EOF\n`),
  'garbage-in-it': () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), garbage(3_000_000), Buffer.from('\n%%EOF\n')]),
  'keywords-only': () =>
    Buffer.from(
      `%PDF-1.7\n${'1 0 obj << stream endstream endobj trailer startxref '.repeat(20_000)}\n%%EOF\n`,
    ),
};

function entities(): string {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  return `<!ENTITY e0 "deed">${levels.join('')}`;
}

function locked(dict: string): Buffer {
  return onePage(() => ({}), { trailer: `/Encrypt << ${dict} >> /ID [<00> <00>]` });
}

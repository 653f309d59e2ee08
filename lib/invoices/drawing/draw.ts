import { guillocheBorder, guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import {
  bytesOf,
  drawArtifact,
  drawFooters,
  drawQr,
  drawSeal,
  INK,
  MUTED,
  openPdf,
  type Pdf,
} from '@/lib/paper/pdf-hand';
import { drawable } from '@/lib/paper/pdf-letters';
import { BLUE, drawFigures, drawRule, LEFT, RIGHT, roomBelow, widthsOf, type Pen } from './pen';
import { drawTable } from './table';
import {
  addressWords,
  amountLine,
  billToLines,
  headRows,
  markText,
  money,
  notes,
  payWords,
  titleOf,
  totalRows,
  type InvoiceFacts,
  type NamedText,
} from './words';

const HEAD_WIDTH = 290;
const COLUMN = LEFT + 270;
/** As wide as “Place of the visit”. */
const VALUE = COLUMN + 84;
const QR_SIZE = 88;
/** of text in 10 points */
const LINE_HEIGHT = 15;
const SUM_HEIGHT = 20;
/** Without the notes below it. */
const FOOT_HEIGHT = 145;
const GREEN = '#1d5a3f';
const RED = '#a02a1f';

/** Letter pages, tagged for screen readers. The same facts make the same bytes. */
export function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const { invoice } = facts;
  const pdf = openPdf(
    {
      Title: titleOf(invoice),
      Author: invoice.issuer.name,
      Subject: amountLine(invoice),
      CreationDate: new Date(invoice.createdAt),
    },
    { bufferPages: true },
  );
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = { pdf, root };
  const beginPage = () => {
    pdf.addPage();
    pdf.y = 52;
    drawContinued(pdf, drawable(titleOf(invoice)));
  };
  drawOrnament(pdf);
  drawTitle(pen, facts);
  drawParties(pen, facts);
  drawTable(pen, invoice, beginPage);
  if (roomBelow(pdf) < FOOT_HEIGHT + heightOfNotes(pdf, facts)) beginPage();
  drawFoot(pen, facts);
  root.end();
  drawFooters(pdf, `${drawable(titleOf(invoice))} · Total ${money(invoice.total)}`, LEFT);
  return bytesOf(pdf);
}

const band = guillocheBorder({
  width: 660,
  height: 60,
  radius: 20,
  swing: 8,
  lobes: 84,
  copies: 4,
});

/** The upper edge of a band that runs off the page, and the seal. */
function drawOrnament(pdf: Pdf): void {
  drawArtifact(pdf, () => {
    pdf.rect(0, 0, pdf.page.width, 30).clip();
    pdf.translate(-24, 15).lineWidth(0.35).strokeColor(BLUE, 0.5);
    for (const path of band) pdf.path(path).stroke();
  });
  drawSeal(pdf, guillocheCurves(guillocheFigures.seal), {
    x: RIGHT - 44,
    y: 100,
    scale: 0.44,
    lineWidth: 0.6,
    color: BLUE,
    opacity: 0.55,
  });
}

function drawTitle({ pdf, root }: Pen, { invoice }: InvoiceFacts): void {
  const { issuer } = invoice;
  const add = (kind: string, draw: () => void) => root.add(pdf.struct(kind, {}, draw));
  const write = (text: string, gap = 0) =>
    void pdf.text(text, LEFT, pdf.y + gap, { width: HEAD_WIDTH, lineGap: 2 });
  pdf.y = 52;
  add('P', () => {
    pdf.font('strong', 12).fillColor(INK);
    write(drawable(issuer.name));
    pdf.font('sans', 9.5).fillColor(MUTED);
    write(drawable(issuer.email));
  });
  const top = Math.max(pdf.y + 20, 96);
  drawMark({ pdf, root }, markText(invoice), top);
  pdf.y = top;
  pdf.font('serif', 30).fillColor(INK);
  add('H1', () => write('Invoice'));
  pdf.font('strong', 14).fillColor(BLUE);
  add('P', () => write(amountLine(invoice), 2));
  pdf.y += 22;
}

/** As with a rubber stamp, beside the title. */
function drawMark({ pdf, root }: Pen, text: string | null, top: number): void {
  if (!text) return;
  const color = text === 'PAID' ? GREEN : RED;
  const draw = () => {
    pdf.save().translate(LEFT + 322, top + 22);
    pdf.rotate(-9).strokeColor(color).lineWidth(2).roundedRect(-46, -19, 92, 38, 4).stroke();
    pdf.font('strong', 24).fillColor(color);
    pdf.text(text, -pdf.widthOfString(text) / 2, -14, { lineBreak: false }).restore();
  };
  root.add(pdf.struct('P', {}, draw));
}

/** To whom, and what kind of paper this is, side by side. */
function drawParties({ pdf, root }: Pen, { invoice }: InvoiceFacts): void {
  const top = pdf.y;
  const heading = () => void pdf.font('sans', 8.5).fillColor(MUTED).text('Bill to', LEFT, top);
  root.add(pdf.struct('H2', {}, heading));
  for (const [index, { text, maxLines }] of billToLines(invoice).entries()) {
    const height = maxLines * LINE_HEIGHT;
    const draw = () => {
      pdf.font(index === 0 ? 'strong' : 'sans', 10).fillColor(INK);
      pdf.text(text, LEFT, pdf.y + 2, { width: 240, lineGap: 1.5, height, ellipsis: true });
    };
    root.add(pdf.struct('P', {}, draw));
  }
  const end = pdf.y;
  pdf.y = top;
  drawPairs({ pdf, root }, headRows(invoice), ({ text }) => {
    pdf.font('sans', 9.5).fillColor(INK);
    pdf.text(text, VALUE, pdf.y, { width: RIGHT - VALUE, lineGap: 1.5 });
    pdf.y += 2.5;
  });
  pdf.y = Math.max(end, pdf.y) + 20;
}

/** A list of names at the right, each with what `drawValue` puts beside it. */
function drawPairs({ pdf, root }: Pen, rows: NamedText[], drawValue: (row: NamedText) => void): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const row of rows) {
    const top = pdf.y;
    const label = pdf.struct('Lbl', {}, () => {
      pdf.font('sans', 9.5).fillColor(MUTED).text(row.label, COLUMN, top, { lineBreak: false });
      pdf.y = top;
    });
    list.add(pdf.struct('LI', {}, [label, pdf.struct('LBody', {}, () => drawValue(row))]));
  }
  list.end();
}

function drawContinued(pdf: Pdf, title: string): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  pdf.font('strong', 9.5).fillColor(INK).text(`${title}, continued`, LEFT, pdf.y, { lineBreak: false });
  pdf.endMarkedContent();
  pdf.y += 22;
}

/** The sums at the right, the way to pay at the left, and what else is to be said below. */
function drawFoot(pen: Pen, facts: InvoiceFacts): void {
  const { pdf, root } = pen;
  const top = pdf.y + 16;
  const rows = totalRows(facts.invoice);
  for (const index of rows.keys()) drawRule(pdf, { from: COLUMN, y: top + (index + 1) * SUM_HEIGHT - 5 });
  pdf.y = top;
  drawPairs(pen, rows, ({ text, isStrong }) => {
    const y = pdf.y;
    pdf.font(isStrong ? 'strong' : 'sans', 11).fillColor(INK);
    drawFigures(pdf, text, { edge: RIGHT, y: y - 1.5, width: widthsOf(pdf, 'figures')(text) });
    pdf.y = y + SUM_HEIGHT;
  });
  drawPay(pen, facts, top);
  pdf.y = top + QR_SIZE + 18;
  const line = () => pdf.font('sans', 9).fillColor(MUTED);
  const [words, address] = addressWords(facts);
  const draw = () => {
    line().text(words, LEFT, pdf.y, { continued: true });
    pdf.fillColor(BLUE).text(address, { link: facts.payUrl, underline: true });
  };
  root.add(pdf.struct('P', {}, draw));
  for (const note of notes(facts)) {
    root.add(pdf.struct('P', {}, () => void line().text(note, LEFT, pdf.y + 4, { width: RIGHT - LEFT })));
  }
}

function heightOfNotes(pdf: Pdf, facts: InvoiceFacts): number {
  pdf.font('sans', 9);
  const heightOf = (note: string) => pdf.heightOfString(note, { width: RIGHT - LEFT }) + 4;
  return notes(facts).reduce((sum, note) => sum + heightOf(note), 0);
}

function drawPay({ pdf, root }: Pen, facts: InvoiceFacts, top: number): void {
  const { title, text } = payWords(facts);
  const left = LEFT + QR_SIZE + 18;
  const { payUrl } = facts;
  const figure = { alt: `QR code: ${payUrl}` };
  root.add(pdf.struct('Figure', figure, () => drawQr(pdf, payUrl, { x: LEFT, y: top, size: QR_SIZE })));
  const heading = () =>
    void pdf
      .font('serif', 13)
      .fillColor(INK)
      .text(title, left, top - 2);
  root.add(pdf.struct('H2', {}, heading));
  const draw = () => {
    pdf.font('sans', 9).fillColor(INK);
    pdf.text(text, left, pdf.y + 3, { width: COLUMN - left - 24, lineGap: 2 });
  };
  root.add(pdf.struct('P', {}, draw));
}

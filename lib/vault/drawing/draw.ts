import { guillocheBorder, guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import {
  bytesOf,
  drawArtifact,
  drawQr,
  drawSeal,
  INK,
  LINE,
  MUTED,
  openPdf,
  type Pdf,
} from '@/lib/paper/pdf-hand';
import {
  certificateCheck,
  certificateGaps,
  certificateMeaning,
  certificateRows,
  certificateSummary,
  certificateTitle,
  type CertificateFacts,
  type CertificateRow,
} from './words';

type Pen = { pdf: Pdf; root: PDFKit.PDFStructureElement };

/** DeedGuard's green, as ink. */
const GREEN = '#1d4d39';
const LEFT = 78;
const VALUE_LEFT = 200;
const RIGHT = 534;
const QR_SIZE = 104;
const FOOT = 596;

/** One page in letter format, tagged for screen readers. The same facts make the same bytes. */
export function certificatePdf(facts: CertificateFacts): Promise<Buffer> {
  const pdf = openPdf({
    Title: `${certificateTitle}: ${facts.documentName}`,
    Subject: `Certificate ${facts.certificateId}`,
    CreationDate: facts.issuedAt,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = { pdf, root };
  drawBorder(pdf);
  drawSeal(pdf, guillocheCurves(guillocheFigures.seal), {
    x: RIGHT - 54,
    y: 132,
    scale: 0.56,
    lineWidth: 0.55,
    color: GREEN,
    opacity: 0.6,
  });
  drawHead(pen, facts);
  drawRows(pen, certificateRows(facts));
  drawFoot(pen, facts);
  root.end();
  return bytesOf(pdf);
}

/** A band of swinging lines between two hairlines. */
function drawBorder(pdf: Pdf): void {
  const { width, height } = pdf.page;
  drawArtifact(pdf, () => {
    pdf.strokeColor(GREEN, 0.55).lineWidth(0.4);
    for (const inset of [22, 50]) pdf.rect(inset, inset, width - 2 * inset, height - 2 * inset).stroke();
    pdf.translate(36, 36).lineWidth(0.35);
    const band = { width: width - 72, height: height - 72, radius: 17, swing: 9.5, lobes: 116, copies: 5 };
    for (const path of guillocheBorder(band)) pdf.path(path).stroke();
  });
}

function drawHead({ pdf, root }: Pen, facts: CertificateFacts): void {
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf
          .font('strong', 10)
          .fillColor(GREEN)
          .text('DeedGuard', LEFT, 82, { continued: true })
          .font('sans', 10)
          .fillColor(MUTED)
          .text('  Document vault'),
    ),
  );
  root.add(
    pdf.struct('H1', {}, () => void pdf.font('serif', 30).fillColor(INK).text(certificateTitle, LEFT, 102)),
  );
  root.add(
    pdf.struct(
      'P',
      {},
      () =>
        void pdf.font('sans', 11).fillColor(MUTED).text(certificateSummary(facts), LEFT, 148, {
          width: 316,
          height: 60,
          lineGap: 3,
          ellipsis: true,
        }),
    ),
  );
}

/** A list of names and values, each under a hairline. */
function drawRows({ pdf, root }: Pen, rows: CertificateRow[]): void {
  const list = pdf.struct('L');
  root.add(list);
  pdf.y = 222;
  for (const row of rows) {
    const top = pdf.y;
    drawArtifact(
      pdf,
      () => void pdf.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.5).strokeColor(LINE).stroke(),
    );
    const label = pdf.struct(
      'Lbl',
      {},
      () =>
        void pdf
          .font('sans', 9)
          .fillColor(MUTED)
          .text(row.label, LEFT, top + 8.5),
    );
    const value = pdf.struct('LBody', {}, () => drawValue(pdf, row, top + 7));
    list.add(pdf.struct('LI', {}, [label, value]));
    pdf.y += 7;
  }
  list.end();
}

function drawValue(pdf: Pdf, { value, kind }: CertificateRow, top: number): void {
  const font = kind === 'code' ? 'mono' : kind === 'strong' ? 'strong' : 'sans';
  pdf.font(font, kind === 'code' ? 9.5 : kind === 'strong' ? 11 : 10.5).fillColor(INK);
  // A name of 200 characters takes three lines; none pushes the foot off the page.
  pdf.text(value, VALUE_LEFT, top, { width: RIGHT - VALUE_LEFT, height: 44, lineGap: 2, ellipsis: true });
}

function drawFoot({ pdf, root }: Pen, facts: CertificateFacts): void {
  const width = RIGHT - QR_SIZE - 36 - LEFT;
  const qrTop = FOOT + 4;
  root.add(
    pdf.struct(
      'H2',
      {},
      () => void pdf.font('serif', 13).fillColor(INK).text('What this proves', LEFT, FOOT),
    ),
  );
  const paragraphs = [certificateMeaning.join(' '), certificateCheck(facts), certificateGaps(facts)];
  pdf.y += 3;
  for (const text of paragraphs.filter((each) => each !== null)) {
    const top = pdf.y + 3;
    const draw = () => void pdf.font('sans', 9).fillColor(INK).text(text, LEFT, top, { width, lineGap: 2 });
    root.add(pdf.struct('P', {}, draw));
  }
  const alt = `QR code: ${facts.verifyUrl}`;
  root.add(
    pdf.struct('Figure', { alt }, () =>
      drawQr(pdf, facts.verifyUrl, { x: RIGHT - QR_SIZE, y: qrTop, size: QR_SIZE }),
    ),
  );
}

import { degrees, PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';

/*
 * Deeds as a recorder gets them: complete, and with one thing wrong.
 */

const LETTER: [number, number] = [612, 792];

type Page = { lines: readonly string[]; top?: number; left?: number; size?: number };
type Options = {
  /** what is done to a page once it is written on */
  change?: (page: PDFPage, index: number, font: PDFFont) => void;
  sheet?: [number, number];
};

/** Pages of lines in Helvetica, 11 points from 1 inch on. */
async function linedPdf(pages: readonly Page[], options: Options = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  pages.forEach(({ lines, top = 72, left = 72, size = 11 }, index) => {
    const page = document.addPage(options.sheet ?? LETTER);
    lines.forEach((line, row) =>
      page.drawText(line, { x: left, y: page.getHeight() - top - size - row * 15, size, font }),
    );
    options.change?.(page, index, font);
  });
  return document.save();
}

const certificate = (state: string, county: string) => [
  `State of ${state}`,
  `County of ${county}`,
  'This instrument was acknowledged before me',
  'on March 2, 2026 by Jane Doe.',
  '',
  '______________________________',
  'Nora Nash',
  `Notary Public, State of ${state}`,
  'Commission expires January 5, 2029',
  'Notary ID 130123456',
];

const signed = ['', '______________________________', 'Jane Doe, Grantor'];

const texasLines = [
  'WARRANTY DEED',
  'NOTICE OF CONFIDENTIALITY RIGHTS: If you are a natural person, you may remove or strike',
  'any or all of the following information from this instrument before it is filed.',
  'Grantor: Jane Doe',
  'Grantee: John Roe',
  'Grantee mailing address: 120 Main Street, Houston, TX 77002',
  'Grantor grants, sells and conveys to grantee the property described in Exhibit A.',
];

/** A warranty deed that Harris County takes as it is. */
export function harrisDeed(options?: Options): Promise<Uint8Array> {
  return linedPdf(
    [
      { lines: [...texasLines, ...signed, '', ...certificate('Texas', 'Harris')] },
      { lines: ['Exhibit A', 'Lot 1, Block 2.'] },
    ],
    options,
  );
}

/** The same with a line that runs off to the left edge of its second page. */
export function harrisDeedWithoutMargin(): Promise<Uint8Array> {
  return harrisDeed({
    change: (page, index, font) => {
      if (index === 1) page.drawText('Subject to restrictions of record.', { x: 6, y: 400, size: 11, font });
    },
  });
}

const grantLines = [
  'GRANT DEED',
  'Mail tax statements to: John Roe',
  '5 Hill Street, Los Angeles, CA 90012',
  'APN: 5149-001-001',
  'Grantor: Jane Doe',
  'Grantee: John Roe',
  'The grantor grants to the grantee the real property in the County of Los Angeles.',
];

/** A grant deed for Los Angeles: the space for the recorder is free, the return address in its place. */
export function losAngelesDeed(options?: Options): Promise<Uint8Array> {
  return linedPdf(
    [
      {
        lines: [
          'RECORDING REQUESTED BY: Jane Doe',
          'WHEN RECORDED MAIL TO:',
          '5 Hill Street, Los Angeles, CA 90012',
          ...Array<string>(8).fill(''),
          ...grantLines,
          ...signed,
          '',
          ...certificate('California', 'Los Angeles'),
        ],
        left: 40,
      },
    ],
    options,
  );
}

/** The same without a return address, its text where the recorder writes. */
export function losAngelesDeedInTheSpace(title = 'GRANT DEED'): Promise<Uint8Array> {
  return linedPdf([
    {
      lines: [title, ...grantLines.slice(1), ...signed, '', ...certificate('California', 'Los Angeles')],
      left: 280,
      top: 40,
    },
  ]);
}

/** A deed for Miami-Dade with all that the section asks for. */
export function miamiDeed(options?: Options): Promise<Uint8Array> {
  return linedPdf(
    [
      {
        lines: [
          'WARRANTY DEED',
          'Prepared by: Ada Attorney, 9 Bay Road, Miami, FL 33130',
          'Grantor: Jane Doe, 7 Palm Avenue, Miami, FL 33130',
          'Grantee: John Roe, whose post-office address is 12 Beach Drive, Miami, FL 33139',
          '______________________________',
          'Jane Doe, Grantor',
          '______________________________',
          'Wilma Wells, 1 Oak Street, Miami, FL 33130',
          'Witness 1',
          '______________________________',
          'Walter Wood, 2 Oak Street, Miami, FL 33130',
          'Witness 2',
          ...certificate('Florida', 'Miami-Dade'),
        ],
        top: 230,
      },
    ],
    options,
  );
}

/** A warranty deed for Cook County with a free corner and half an inch on each side. */
export function cookDeed(options?: Options): Promise<Uint8Array> {
  return linedPdf(
    [
      {
        lines: [
          'WARRANTY DEED',
          'Prepared by: Ada Attorney, 9 Lake Street, Chicago, IL 60601',
          'Mail to: John Roe, 12 State Street, Chicago, IL 60602',
          'Send tax bills to: John Roe, 12 State Street, Chicago, IL 60602',
          'Property Index Number: 17-09-001-001-0000',
          'Grantor: Jane Doe',
          'Grantee: John Roe, 12 State Street, Chicago, IL 60602',
          ...signed,
          '',
          ...certificate('Illinois', 'Cook'),
        ],
        top: 230,
      },
    ],
    options,
  );
}

/** So many pages of text. */
export function longPdf(pages: number): Promise<Uint8Array> {
  return linedPdf(
    Array.from({ length: pages }, (_, index) => ({ lines: [`Page ${index + 1} of the deed.`] })),
  );
}

/** A page of that size in points with a line on it. */
export async function pageOfSize(width: number, height: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document
    .addPage([width, height])
    .drawSquare({ x: width / 4, y: height / 4, size: Math.min(width, height) / 4 });
  return document.save();
}

/** A page that is a picture: so many dots an inch, with a line of large letters and a dark edge at that distance. */
export async function scanOf(
  text: string,
  { dotsPerInch = 200, inkAtPoints = 72 } = {},
): Promise<Uint8Array> {
  const pixels = (points: number) => Math.round((points * dotsPerInch) / 72);
  const canvas = createCanvas(pixels(612), pixels(792));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.fillRect(pixels(inkAtPoints), pixels(300), pixels(200), pixels(20));
  context.font = `${pixels(24)}px sans-serif`;
  context.fillText(text, pixels(100), pixels(400));
  const document = await PDFDocument.create();
  const image = await document.embedJpg(await canvas.encode('jpeg', 90));
  document.addPage(LETTER).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  return document.save();
}

/** The pages lie on their side, and are turned to be read. */
export const onItsSide: Options = {
  change: (page) => page.setRotation(degrees(90)),
};

/** Opens with a password alone. */
export async function encryptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage(LETTER);
  await document.encrypt({ userPassword: 'open', ownerPassword: 'own' });
  return document.save();
}

import { plainWords, type Block, type Paper } from '@/lib/paper/paper';
import { longDay } from '@/lib/values/date-format';
import { NO_LEGAL_ADVICE } from '../content/advice';
import { FILL_IN, momentText, namesText, recordingRows, sayWhen, type PackFacts } from '../rules/pack-facts';

/** A letter of the pack, or the worksheet for a form: the name of its files, and its words. */
export type PackLetter = { name: string; paper: Paper };

/** The letters of a case, filled with its facts. What we do not know is left to be filled in. */
export function writeLetters(facts: PackFacts): PackLetter[] {
  const { property } = facts;
  return [
    letter(facts, {
      name: 'letter-county-recorder',
      title: 'Letter to the county recorder',
      to: `The recorder of ${property.county}, ${property.state}`,
      subject: `Document recorded against ${property.address}`,
      asks: [
        'Please send me a certified copy of the document, and of everything that came with it, such as tax forms and covering letters. Please tell me the fee.',
        'Please tell me whether you have a review of documents that may be forged, whether I may record an affidavit or another notice of my own, on which form, and whom at the district attorney’s or the police you refer such cases to.',
        'Please keep what shows who brought the document, such as the envelope, the electronic submission and the payment.',
      ],
    }),
    letter(facts, {
      name: 'letter-police',
      title: 'Letter to the police',
      to: `The police department or sheriff in charge of ${property.address}`,
      subject: `Report of a possibly forged document about ${property.address}`,
      asks: [
        'I ask you to take this report and to give me its number. I can show the originals of my own papers, and I can say where I was on the day of the document.',
        'A certified copy of the document comes from the county recorder. The notary who is named on it, and the journal of that notary, may show who signed.',
      ],
    }),
    letter(facts, {
      name: 'letter-title-insurer',
      title: 'Letter to the title insurer',
      to: `${FILL_IN}: the insurer and the address for claims, as your policy names them`,
      subject: `Notice of a claim under owner’s policy ${FILL_IN}: number of the policy`,
      asks: [
        'Please take this letter as my written notice of a matter that is adverse to my title as insured. Please confirm that you have it, and tell me what else you need and by when.',
        'Please tell me whether you will defend my title in court, and name the person who handles the claim.',
      ],
    }),
    worksheet(facts),
  ];
}

type LetterParts = { name: string; title: string; to: string; subject: string; asks: string[] };

function letter(facts: PackFacts, { name, title, to, subject, asks }: LetterParts): PackLetter {
  const { reporter, madeOn } = facts;
  const text = [
    `${reporter.name}\n${FILL_IN}: your postal address and telephone\n${reporter.email}`,
    longDay(madeOn),
    `To: ${to}`,
    `Subject: ${subject}`,
    'Dear Sir or Madam:',
    ...whatHappened(facts),
    ...asks,
    'Sincerely,',
    `______________________________\n${reporter.name}`,
    `Enclosed: ${enclosedWith(facts)}.`,
  ].join('\n\n');
  return { name, paper: paperOf(facts, title, [{ kind: 'letter', text }]) };
}

/** What the pack holds to go with a letter, and nothing else. */
function enclosedWith({ recording, chain, lock, proofs }: PackFacts): string {
  const papers = [
    ...(recording ? ['what was recorded'] : []),
    ...(chain.links.length + chain.encumbrances.length > 0
      ? ['the chain of title as far as it is known']
      : []),
    ...(lock && proofs.length > 0 ? ['the proof of my statement'] : []),
  ];
  return papers.length > 0 ? papers.join('; ') : FILL_IN;
}

/** The same in each letter: who, what, and what was there before. */
function whatHappened(facts: PackFacts): string[] {
  const { property, lock, recording, summary, details, caseId, reportedAt, reporter } = facts;
  const owner = lock?.ownerName ?? reporter.name;
  const parcel = property.parcel ? `, parcel ${property.parcel}` : '';
  return [
    `I write about the property at ${property.address} (${property.county}, ${property.state}${parcel}). To my knowledge, its owner is ${owner}.`,
    recording
      ? `The county’s index has a document that I take to be forged: ${recording.type}, instrument ${recording.instrument}, recorded on ${longDay(recording.recordedOn)}, from ${namesText(recording.grantors)} to ${namesText(recording.grantees)}.`
      : `${FILL_IN}: the document, its number and the day on which it was recorded.`,
    `What happened: ${summary}`,
    ...(details === '' ? [] : [details]),
    ...(lock ? [sayLock(facts, lock)] : []),
    `I reported this to DeedGuard & GuardSign on ${momentText(reportedAt)}, case ${caseId}.`,
  ];
}

function sayLock(facts: PackFacts, { lockedAt, logIndex }: NonNullable<PackFacts['lock']>): string {
  return `A dated statement about the property is in the public evidence log of DeedGuard as entry ${logIndex}, since ${momentText(lockedAt)}.${sayWhen(facts)} It records what was stated on that day and does not decide who holds title. The enclosed proof can be checked without DeedGuard.`;
}

function worksheet(facts: PackFacts): PackLetter {
  const { property, reporter, recording, summary, details } = facts;
  const rows = [
    [
      'Who is filing the complaint',
      `${reporter.name}, ${reporter.email}. ${FILL_IN}: telephone and address.`,
    ],
    ['Who was harmed', facts.lock?.ownerName ?? reporter.name],
    [
      'Money',
      `${FILL_IN}: any transfer, its day, its amount, and the accounts. If there was no transfer, say so.`,
    ],
    [
      'Who did it, as far as you know',
      recording
        ? `The index names as grantee ${namesText(recording.grantees)}. That is no proof of who did it.`
        : FILL_IN,
    ],
    ['What happened', [summary, details].filter(Boolean).join('\n')],
    ['Where', `${property.address}, ${property.county}, ${property.state}`],
    [
      'The document',
      recording
        ? `${recording.type}, instrument ${recording.instrument}, recorded on ${longDay(recording.recordedOn)}`
        : FILL_IN,
    ],
    ['How the internet was used', `${FILL_IN}: emails, websites, listings, electronic recording.`],
    [
      'Other reports',
      `DeedGuard & GuardSign, case ${facts.caseId}. ${FILL_IN}: number of the police report.`,
    ],
  ];
  return {
    name: 'worksheet-fbi-ic3',
    paper: paperOf(facts, 'Worksheet for the FBI’s IC3', [
      {
        kind: 'paragraph',
        words: plainWords(
          'The report is made online, at www.ic3.gov: there is no letter to send. The form has its own words and order, which change. Copy from here what it asks for.',
        ),
      },
      { kind: 'table', caption: 'What to enter', head: ['About', 'What to enter'], rows: cells(rows) },
    ]),
  };
}

/** As a part of its own: each letter leaves the pack alone. */
function paperOf({ caseId, madeOn }: PackFacts, title: string, blocks: Block[]): Paper {
  return {
    title,
    summary: `Case ${caseId}. A draft from the facts of the case: read it, correct it, and fill in what is in brackets before you send it.`,
    updated: madeOn,
    sections: [
      { id: 'words', title: 'The words', blocks },
      {
        id: 'advice',
        title: 'Before you send it',
        blocks: [{ kind: 'note', words: plainWords(NO_LEGAL_ADVICE) }],
      },
    ],
  };
}

export function cells(rows: readonly (readonly string[])[]) {
  return rows.map((row) => row.map(plainWords));
}

/** What was recorded, for a table. */
export function recordingTable(facts: PackFacts): Block {
  if (!facts.recording) {
    return {
      kind: 'paragraph',
      words: plainWords('No recording is tied to this case. The letters leave room for it.'),
    };
  }
  return {
    kind: 'table',
    caption: 'What the county’s index says',
    head: ['', ''],
    rows: cells(recordingRows(facts.recording)),
  };
}

import type { Fact } from '@/lib/catalog/schema';
import type { TitleChain } from '@/lib/properties/rules/title-chain';
import {
  CHAIN_IS,
  sayEncumbrance,
  sayEncumbranceKind,
  sayHolders,
  sayInstrument,
  sayLink,
} from '@/lib/properties/rules/title-words';
import { plainWords, type Block, type Paper, type PaperSection } from '@/lib/paper/paper';
import { NO_LEGAL_ADVICE } from '../content/advice';
import { listLaw, listSteps } from '../content/checklist';
import { cells, recordingTable, writeLetters } from './letters';
import { momentText, namesText, sayWhen, type PackFacts } from '../rules/pack-facts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', words: plainWords(text) });
const note = (text: string): Block => ({ kind: 'note', words: plainWords(text) });

/** The checklist of a case, with what we know of the law of its state. */
export function checklistPaper(facts: PackFacts): Paper {
  return {
    title: 'Checklist',
    summary: `Case ${facts.caseId}: what to do by when, for a property in ${facts.property.county}, ${facts.property.state}.`,
    updated: facts.madeOn,
    sections: checklistSections(facts),
  };
}

function checklistSections({ property }: PackFacts): PaperSection[] {
  const steps = listSteps().map(({ title, when, why, letter, fact }) => [
    title,
    when,
    [why, letter && `In this pack: ${letter}.`, fact && sayFact(fact)].filter(Boolean).join(' '),
  ]);
  const { state, answers } = listLaw(property.state);
  const law = answers.flatMap(({ question, facts, unknown }) => [
    [question, unknown ?? facts.map(sayFact).join(' ')],
  ]);
  return [
    {
      id: 'steps',
      title: 'What to do by when',
      blocks: [
        note(NO_LEGAL_ADVICE),
        { kind: 'table', caption: 'Steps', head: ['What', 'By when', 'Why'], rows: cells(steps) },
      ],
    },
    {
      id: 'law',
      title: `What we know of the law of ${state}`,
      blocks: [
        paragraph(
          'Behind a sentence are its source and the month for which we knew it. Law changes, and whether a deadline runs against a forged deed is a question for a lawyer.',
        ),
        { kind: 'table', caption: 'Law', head: ['Question', 'What we know'], rows: cells(law) },
      ],
    },
  ];
}

/** A fact with its source and month, in one sentence more. */
function sayFact({ value, asOf, source }: Fact<string>): string {
  return `${value} (${source.title}, as of ${asOf}.)`;
}

/** What was recorded, and the chain of title as far as the indexes that we have read tell it. */
export function recordedPaper(facts: PackFacts): Paper {
  return {
    title: 'What was recorded',
    summary: `Case ${facts.caseId}: from the county’s index, which lists documents and does not say whether they are genuine.`,
    updated: facts.madeOn,
    sections: recordedSections(facts),
  };
}

function recordedSections(facts: PackFacts): PaperSection[] {
  const { alert, chain } = facts;
  const raised =
    alert && `Our alert of ${momentText(alert.raisedAt)}: ${alert.title}. ${alert.reasons.join('; ')}`;
  return [
    {
      id: 'recording',
      title: 'The recording',
      blocks: [recordingTable(facts), ...(raised ? [paragraph(raised)] : [])],
    },
    { id: 'chain', title: 'Chain of title', blocks: chainBlocks(chain) },
  ];
}

function chainBlocks(chain: TitleChain): Block[] {
  const { links, encumbrances } = chain;
  if (links.length === 0 && encumbrances.length === 0) {
    return [paragraph('We were given no recording of this property, so we cannot show a chain of title.')];
  }
  const deeds = links.map((link) => [
    sayInstrument(link.reference),
    namesText(link.grantors),
    namesText(link.grantees),
    sayLink(link).join(' '),
  ]);
  const others = encumbrances.map((each) => [
    `${sayEncumbranceKind(each.class)}: ${sayInstrument(each.reference)}`,
    sayEncumbrance(each).join(' '),
  ]);
  return [
    note(CHAIN_IS),
    paragraph(sayHolders(chain)),
    tableOf('Deeds', ['Document', 'From', 'To', 'What we see'], deeds),
    tableOf('Mortgages, liens and notices', ['Document', 'What became of it'], others),
  ].filter((block) => block.kind !== 'table' || block.rows.length > 0);
}

function tableOf(caption: string, head: string[], rows: string[][]): Block {
  return { kind: 'table', caption, head, rows: cells(rows) };
}

/** All of a pack in one paper: what happened, what was there before, what to do, and the letters. */
export function wholePaper(facts: PackFacts): Paper {
  const letters = writeLetters(facts).map(({ name, paper }): PaperSection => {
    const [words] = paper.sections;
    return { id: name, title: paper.title, blocks: words?.blocks ?? [] };
  });
  return {
    title: `Recovery pack, case ${facts.caseId}`,
    summary: `For ${facts.property.address}. Reported on ${momentText(facts.reportedAt)} by ${facts.reporter.name}.`,
    updated: facts.madeOn,
    sections: [
      { id: 'case', title: 'The case', blocks: caseBlocks(facts) },
      ...recordedSections(facts),
      { id: 'proofs', title: 'What was there before', blocks: proofBlocks(facts) },
      ...checklistSections(facts),
      ...letters,
    ],
  };
}

function caseBlocks({ summary, details }: PackFacts): Block[] {
  return [note(NO_LEGAL_ADVICE), paragraph(summary), ...(details === '' ? [] : [paragraph(details)])];
}

function proofBlocks(facts: PackFacts): Block[] {
  const { lock, proofs, site } = facts;
  return [
    paragraph(
      lock
        ? `A statement about the property, in the name of ${lock.ownerName}, is entry ${lock.logIndex} of the evidence log, since ${momentText(lock.lockedAt)}.${sayWhen(facts)} It does not decide who holds title.`
        : 'The case names no property that its reporter has locked here, so there is no statement from before.',
    ),
    ...(proofs.length > 0
      ? [
          paragraph(
            `The ZIP of this case holds the files. A proof opens in a browser and checks itself; ${site}/verify says how.`,
          ),
          {
            kind: 'table',
            caption: 'Files',
            head: ['File', 'About', 'From'],
            rows: cells(proofs.map(({ file, about, at }) => [file, about, momentText(at)])),
          } satisfies Block,
        ]
      : []),
  ];
}

/** The first file of the ZIP, in plain text. */
export function packReadme(facts: PackFacts): string {
  const { caseId, madeOn, property, proofs } = facts;
  return [
    `Recovery pack, case ${caseId}`,
    `Made on ${madeOn} (UTC) for ${property.address}, ${property.county}, ${property.state}`,
    '',
    NO_LEGAL_ADVICE,
    '',
    'Start with checklist.pdf. The letters are there as PDFs to read, and as .docx and .txt to edit:',
    'correct them, and fill in what is in brackets. We do not send them: you do.',
    '',
    'pack.pdf           the whole pack in one file',
    'checklist          what to do by when',
    'letters/           to the county recorder, the police and the title insurer, and a worksheet',
    '                   for the online form of the FBI’s IC3',
    'recording.json     what the county’s index says, and the chain of title, for programs',
    'recording.txt      the same to read',
    ...(proofs.length > 0
      ? [
          'proofs/            they check themselves in a browser, without us',
          'documents/         from your vault',
        ]
      : []),
    '',
    'not-included.txt, where there is one, names what was deleted while this was made.',
    '',
  ].join('\r\n');
}

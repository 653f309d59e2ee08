import { parseSections } from '@/lib/paper/markdown';
import { plainWords, type Block, type Words } from '@/lib/paper/paper';
import { inList } from '@/lib/values/list';
import { certificates } from '../content/certificates';
import { stateInserts } from '../content/state-inserts';
import { stateNames } from '../content/state-names';
import type { TemplateSource } from '../content/templates';
import { printedValue } from '../rules/printed-value';
import type { FieldValues, LegalDocument } from '../schema';

/** Stands for an optional field that was left empty. Where somebody pastes it, it is taken out: it must not take a paragraph along. */
const EMPTY = '\uE000';
/** Two of them stand beside each other on a page. */
const LINE = '_'.repeat(30);
/** Above a signature; the form of New York wants it of the witnesses of a power of attorney, too (Gen. Oblig. Law § 5-1513). */
const DATED = 'Date: ____________________\n\n';

/** So that it does not run into the number of the page. */
const LONGEST_FOOTER = 70;
/** Who watches a will, where that is known before. */
const witnessFields = ['witness_one_name', 'witness_two_name'];

/**
 * A template with its fields filled in. An optional field that was left empty takes its paragraph, list item or line with
 * it, and a section that is empty then is left out. The signatures, the notary's certificate of the state and the annexes
 * follow.
 */
export function fillTemplate(template: TemplateSource, values: FieldValues): LegalDocument {
  const figures = figuresOf(template, values);
  const sections = parseSections(template.markdown, { file: template.file, figures })
    .filter(({ id }) => isFilled(figures[template.onlyWith[id] ?? ''] ?? ''))
    .map((section) => ({ ...section, blocks: section.blocks.flatMap(keepFilled) }))
    .filter(({ blocks }) => blocks.length > 0);
  const isAnnex = ({ id }: { id: string }) => template.annexes.includes(id);
  const returnTo = template.returnTo.map((line) => fillLine(line, figures)).filter(isFilled);
  return {
    title: template.title,
    returnTo,
    footer: footerOf(template, figures),
    sections: [
      ...sections.filter((section) => !isAnnex(section)),
      signatures(template, figures),
      ...certificateOf(template, figures),
      ...sections.filter(isAnnex),
    ],
  };
}

type Figures = Record<string, string>;

/** Each page of a will says whose it is, where a line holds the name. */
function footerOf({ title, category }: TemplateSource, { testator_name: testator = '' }: Figures): string {
  const words = `${title} of ${testator}`;
  return category === 'will' && words.length <= LONGEST_FOOTER ? words : title;
}

function figuresOf({ stateCode, requiredFields }: TemplateSource, values: FieldValues): Figures {
  const inserts = Object.entries(stateInserts[stateCode]).map(([name, text]) => [`insert.${name}`, text]);
  const fields = requiredFields.map((field) => [
    field.name,
    printedValue(field, (values[field.name] ?? '').replaceAll(EMPTY, '')),
  ]);
  const named: Figures = Object.fromEntries([['state', stateNames[stateCode]], ...inserts, ...fields]);
  return Object.fromEntries(Object.entries(named).map(([name, text]) => [name, text === '' ? EMPTY : text]));
}

function fillLine(line: string, figures: Figures): string {
  return line.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => figures[name] ?? EMPTY);
}

function keepFilled(block: Block): Block[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return isFilled(wordsText(block.words)) ? [block] : [];
    case 'list': {
      const items = block.items.filter((item) => isFilled(wordsText(item)));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case 'table': {
      const rows = block.rows.filter((row) => row.every((cell) => isFilled(wordsText(cell))));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    case 'letter':
    case 'code': {
      const text = block.text.split('\n').filter(isFilled).join('\n');
      return text.trim() ? [{ ...block, text }] : [];
    }
    case 'blanks':
      return [block];
  }
}

function isFilled(text: string): boolean {
  return !text.includes(EMPTY);
}

function wordsText(words: Words): string {
  return words.map(({ text }) => text).join('');
}

function signatures(
  { signers, witnesses, category }: TemplateSource,
  figures: Figures,
): LegalDocument['sections'][0] {
  const signed = signers
    .map(({ name, role }) => ({ name: figures[name] ?? EMPTY, role }))
    .filter(({ name }) => isFilled(name))
    .map(({ name, role }) => `${DATED}${LINE}\n${name}, ${role}`);
  const watched = Array.from({ length: witnesses }, (_, index) => {
    const known = figures[witnessFields[index] ?? ''] ?? EMPTY;
    const name = isFilled(known) ? known : LINE;
    const dated = category === 'power_of_attorney' ? DATED : '';
    return `${dated}${LINE}\nSignature of witness ${index + 1}\n\n${name}\nName of witness ${index + 1} in print\n\n${LINE}\nAddress of witness ${index + 1}`;
  });
  const blocks = [...signed, ...watched].map((text) => ({ kind: 'letter' as const, text }));
  return { id: 'signatures', title: witnesses > 0 ? 'Signatures' : 'Signature', blocks };
}

function certificateOf(
  { certificate, stateCode, signers }: TemplateSource,
  figures: Figures,
): LegalDocument['sections'] {
  if (certificate === 'none') return [];
  const { title, notice, text } = certificates[stateCode][certificate];
  const names = signers.map(({ name }) => figures[name] ?? EMPTY).filter(isFilled);
  const said = inList(names);
  return [
    {
      id: 'certificate',
      title,
      blocks: [
        ...(notice === undefined
          ? []
          : [{ kind: 'note' as const, words: plainWords(notice), isBoxed: true }]),
        { kind: 'letter', text: fillLine(text, { signers: said }) },
      ],
    },
  ];
}

import { certificates } from '@/lib/generator/content/certificates';
import { stateInserts } from '@/lib/generator/content/state-inserts';
import { templateSources } from '@/lib/generator/content/templates';
import { fillTemplate } from '@/lib/generator/drawing/fill-template';
import {
  templateCategories,
  templateStates,
  type FieldValues,
  type TemplateState,
} from '@/lib/generator/schema';
import { drawable } from '@/lib/paper/pdf-letters';
import { draftOf, examplesOf, inOneLine, templateOf, textOf } from '@/tests/support/generator';

const ids = templateSources.map(({ id }) => id);
const EMPTY = '\uE000';

describe('the templates', () => {
  it.each(templateStates)('cover the five categories and the kinds of %s', (state) => {
    const here = templateSources.filter(({ stateCode }) => stateCode === state);
    expect([...new Set(here.map(({ category }) => category))].sort()).toEqual([...templateCategories].sort());
    expect(here.map(({ kind }) => kind).sort()).toEqual(
      [
        state === 'CA' ? 'grant-deed' : 'warranty-deed',
        'quitclaim-deed',
        'durable-power-of-attorney',
        'limited-power-of-attorney',
        'last-will',
        'general-affidavit',
        'affidavit-of-identity',
        'service-contract',
      ].sort(),
    );
  });

  it('have an id each', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(ids)('%s', (id) => {
  const template = templateOf(id);
  const names = template.requiredFields.map(({ name }) => name);

  it('has 8 to 20 fields, some of which it cannot be without', () => {
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.length).toBeLessThanOrEqual(20);
    expect(template.requiredFields.some(({ required }) => required)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  it('offers its example where one chooses', () => {
    for (const { type, options, example } of template.requiredFields) {
      expect(options === undefined).toBe(type !== 'select');
      if (options) expect(options).toContain(example);
    }
  });

  it('has a source with a month', () => {
    expect(template.sources.length).toBeGreaterThan(0);
  });

  it('prints each of its examples and leaves no braces', () => {
    const text = inOneLine(textOf(template, examplesOf(template)));
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain(EMPTY);
    for (const { type, example } of template.requiredFields)
      if (type !== 'date') expect(text).toContain(inOneLine(example));
  });

  it('stands without its optional fields', () => {
    const optional = template.requiredFields.filter(({ required }) => !required);
    const text = textOf(
      template,
      examplesOf(template, Object.fromEntries(optional.map(({ name }) => [name, '']))),
    );
    expect(text).not.toContain(EMPTY);
    expect(text).not.toMatch(/[{}]/);
  });

  it('is drawn with letters that the PDF has', () => {
    const text = textOf(template, examplesOf(template));
    expect(text.split('\n').map(drawable)).toEqual(text.split('\n'));
  });

  it('keeps its annexes for the end', () => {
    const { sections } = fillTemplate(template, examplesOf(template));
    const { annexes } = template;
    expect(annexes.length === 0 ? [] : sections.slice(-annexes.length).map((section) => section.id)).toEqual(
      annexes,
    );
  });

  it('names as signers what it asks for', () => {
    expect(names).toEqual(expect.arrayContaining(template.signers.map(({ name }) => name)));
  });
});

/** Sentences that a law gives, to the letter. */
const given: [id: string, sentence: string][] = [
  [
    'grant-deed-ca',
    'grant to Thomas Whitaker all that real property situated in Los Angeles County, State of California',
  ],
  [
    'warranty-deed-tx',
    'have granted, sold, and conveyed, and by these presents do grant, sell, and convey unto the said Thomas Whitaker',
  ],
  [
    'warranty-deed-tx',
    'And I do hereby bind myself, my heirs, executors, and administrators to warrant and forever defend all and singular the said premises',
  ],
  [
    'warranty-deed-fl',
    'does hereby fully warrant the title to said land, and will defend the same against the lawful claims of all persons whomsoever.',
  ],
  ['warranty-deed-ny', 'will forever warrant the title to said premises'],
  ['warranty-deed-ny', 'is seized of the said premises in fee simple, and has good right to convey the same'],
  ['warranty-deed-il', 'conveys and warrants to Thomas Whitaker the following described real estate'],
  [
    'quitclaim-deed-il',
    'convey and quit claim to Thomas Whitaker all interest in the following described real estate',
  ],
  [
    'durable-power-of-attorney-ca',
    'This power of attorney will continue to be effective even though I become incapacitated.',
  ],
  [
    'durable-power-of-attorney-tx',
    'This power of attorney is not affected by my subsequent disability or incapacity.',
  ],
  [
    'durable-power-of-attorney-fl',
    'This durable power of attorney is not terminated by subsequent incapacity of the principal except as provided in chapter 709, Florida Statutes.',
  ],
  [
    'durable-power-of-attorney-ny',
    'This POWER OF ATTORNEY shall not be affected by my subsequent incapacity',
  ],
  [
    'durable-power-of-attorney-il',
    'You should not sign this Power of Attorney if you do not understand everything in it',
  ],
  ['last-will-tx', 'each of said witnesses was then at least fourteen years of age.'],
  [
    'last-will-fl',
    'declare to the officer taking my acknowledgment of this instrument, and to the subscribing witnesses, that I signed this instrument as my will.',
  ],
  ['last-will-ca', 'while we were both present at the same time'],
  [
    'last-will-il',
    'believed the testator to be of sound mind and memory at the time of signing or acknowledging the will',
  ],
  ['last-will-ny', 'in all respects competent to make a will, and not under any restraint'],
];

const CONFIDENTIALITY =
  'NOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON, YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION FROM ANY INSTRUMENT THAT TRANSFERS AN INTEREST IN REAL PROPERTY BEFORE IT IS FILED FOR RECORD IN THE PUBLIC RECORDS: YOUR SOCIAL SECURITY NUMBER OR YOUR DRIVER’S LICENSE NUMBER.';

describe('what the law says', () => {
  it.each(given)('is in %s to the letter: %s', (id, sentence) => {
    expect(inOneLine(draftOf(id).text)).toContain(sentence);
  });

  it.each(['warranty-deed-tx', 'quitclaim-deed-tx'])(
    'begins %s with the notice of confidentiality rights',
    (id) => {
      const [first] = fillTemplate(templateOf(id), examplesOf(templateOf(id))).sections;
      expect(first?.blocks).toEqual([
        { kind: 'paragraph', words: [{ kind: 'strong', text: CONFIDENTIALITY }] },
      ]);
    },
  );

  it.each(['warranty-deed-il', 'quitclaim-deed-il'])('waives the homestead in %s', (id) => {
    expect(inOneLine(draftOf(id).text)).toContain(
      'hereby releasing and waiving all rights under and by virtue of the homestead exemption laws of this State',
    );
  });

  it.each(['durable-power-of-attorney-ny', 'limited-power-of-attorney-ny'])(
    'cautions the principal and informs the agent in %s',
    (id) => {
      const text = inOneLine(draftOf(id).text);
      expect(text).toContain(
        'authority to spend your money and sell or dispose of your property during your lifetime without telling you.',
      );
      expect(text).toContain(
        'When you accept the authority granted under this Power of Attorney, a special legal relationship is created between you and the principal.',
      );
    },
  );

  it('says at the foot of each page of a will whose it is, where a line holds the name', () => {
    const footerOf = (id: string, name: FieldValues = {}) =>
      fillTemplate(templateOf(id), examplesOf(templateOf(id), name)).footer;
    expect(footerOf('last-will-ny')).toBe('Last Will and Testament of Harold James Benning');
    expect(footerOf('last-will-ny', { testator_name: 'Harold '.repeat(20) })).toBe('Last Will and Testament');
    expect(footerOf('warranty-deed-tx')).toBe('General Warranty Deed');
  });

  it('prints the names of the witnesses of a will where they are known', () => {
    const text = draftOf('last-will-ny', { witness_two_name: '' }).text;
    expect(text).toMatch(/Ruth Okafor\n\s*Name of witness 1 in print/);
    expect(text).toMatch(/_{30}\n\s*Name of witness 2 in print/);
  });

  it.each(['durable-power-of-attorney-ny', 'limited-power-of-attorney-ny'])(
    'has the successor agent of %s sign before a notary as well, where one is named',
    (id) => {
      const named = inOneLine(draftOf(id).text);
      expect(named).toContain(
        'I, Hannah Marsh, have read the foregoing Power of Attorney. I am the person identified therein as SUCCESSOR agent for the principal named therein.',
      );
      expect(named).toContain('before me, the undersigned, personally appeared Hannah Marsh,');
      const { sections } = fillTemplate(
        templateOf(id),
        examplesOf(templateOf(id), { successor_agent_name: '', successor_agent_address: '' }),
      );
      expect(sections.at(-1)?.id).toBe('agent-signature');
    },
  );

  it.each(templateStates)('has a place for the seal in the certificates of %s, but in New York', (state) => {
    for (const { text } of Object.values(certificates[state]))
      expect(text.includes('(Seal)')).toBe(state !== 'NY');
  });

  it.each(['grant-deed-ca', 'quitclaim-deed-ca'])(
    'computes the transfer taxes of the example of %s',
    (id) => {
      const { consideration = '', transfer_tax: taxes = '' } = examplesOf(templateOf(id));
      const price = Number(consideration.replace(/[$,]/g, ''));
      const county = (Math.ceil(price / 500) * 0.55).toFixed(2);
      const city = ((price * 0.45) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
      expect(taxes).toBe(`Los Angeles County $${county}; City of Los Angeles $${city}`);
    },
  );

  it.each(templateStates)(
    'gives %s its own certificates, in a box where the state wants a notice',
    (state) => {
      const { acknowledgment, jurat } = certificates[state];
      for (const certificate of [acknowledgment, jurat]) {
        expect(certificate.text).toContain(certificate.mark);
        expect(certificate.text).toContain('{{signers}}');
        expect(certificate.notice !== undefined).toBe(state === 'CA');
      }
    },
  );

  it.each<[TemplateState, number]>([
    ['CA', 0],
    ['TX', 0],
    ['FL', 2],
    ['NY', 2],
    ['IL', 1],
  ])('asks in %s for %i witnesses of a power of attorney, and for two of a will', (state, witnesses) => {
    const code = state.toLowerCase();
    expect(templateOf(`durable-power-of-attorney-${code}`).witnesses).toBe(witnesses);
    expect(templateOf(`limited-power-of-attorney-${code}`).witnesses).toBe(witnesses);
    expect(templateOf(`last-will-${code}`).witnesses).toBe(2);
  });

  it('asks for two witnesses of a deed in Florida', () => {
    for (const { category, stateCode, witnesses } of templateSources)
      if (category === 'deed') expect(witnesses).toBe(stateCode === 'FL' ? 2 : 0);
  });

  it('has the same inserts in each state', () => {
    const [first, ...rest] = templateStates.map((state) => Object.keys(stateInserts[state]).sort());
    for (const each of rest) expect(each).toEqual(first);
  });
});

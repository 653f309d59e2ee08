import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { readHead } from '@/lib/paper/markdown';
import {
  fieldTypes,
  templateCategories,
  templateKinds,
  templateStates,
  type DocumentTemplate,
  type TemplateState,
} from '../schema';

const FOLDER = 'lib/generator/content/templates';

const head = z.strictObject({
  name: z.string().min(1),
  category: z.enum(templateCategories),
  kind: z.enum(templateKinds),
  states: z.array(z.enum(templateStates)).min(1),
  version: z.string().regex(/^\d+\.\d+$/),
  updated: z.iso.date(),
  description: z.string().min(1),
  /** as it is printed above the text */
  title: z.string().min(1),
  certificate: z.enum(['acknowledgment', 'jurat', 'none']),
  /** who signs, in this order: the field that holds the name, and as what */
  signers: z.array(z.strictObject({ name: z.string(), role: z.string() })).min(1),
  /** how many people watch and sign as well, where the state asks for it */
  witnesses: z.partialRecord(z.enum(templateStates), z.int().min(1).max(3)).default({}),
  recordedAs: z.string().nullable(),
  /** lines with fields in them: to whom the recorder sends it back */
  returnTo: z.array(z.string()).default([]),
  /** sections that follow the signatures and the certificate: what an agent reads, what witnesses swear */
  annexes: z.array(z.string()).default([]),
  /** sections that are there when a field is filled in: section and field */
  onlyWith: z.record(z.string(), z.string()).default({}),
  sources: z.array(
    z.strictObject({
      kind: z.enum(['statute', 'rule', 'official', 'secondary']),
      title: z.string(),
      url: z.url().optional(),
      asOf: z.string().regex(/^\d{4}-\d{2}$/),
      /** only for the template of this state */
      state: z.enum(templateStates).optional(),
    }),
  ),
  fields: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9_]*$/),
      label: z.string(),
      type: z.enum(fieldTypes),
      required: z.boolean(),
      options: z.array(z.string()).optional(),
      example: z.string().min(1),
      /** where a state needs another one: a county is one of its own */
      examples: z.partialRecord(z.enum(templateStates), z.string().min(1)).default({}),
      help: z.string().optional(),
      drafts: z.literal(true).optional(),
      /** only in the templates of these states */
      states: z.array(z.enum(templateStates)).optional(),
    }),
  ),
});

type Head = z.output<typeof head>;

/** A template with what it is made of. */
export type TemplateSource = DocumentTemplate &
  Pick<Head, 'title' | 'signers' | 'returnTo' | 'annexes' | 'onlyWith'> & {
    witnesses: number;
    file: string;
    markdown: string;
  };

/** Every template of every state, by its name; read once, when the process starts. */
export const templateSources: TemplateSource[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .flatMap((name) => readTemplates(`${FOLDER}/${name}`));

function readTemplates(file: string): TemplateSource[] {
  const markdown = readFileSync(file, 'utf8');
  const { states, ...front } = readHead(markdown, head, file);
  return states.map((state) => ofState(state, front, { file, markdown }));
}

function ofState(
  state: TemplateState,
  { witnesses, fields, sources, ...front }: Omit<Head, 'states'>,
  text: { file: string; markdown: string },
): TemplateSource {
  return {
    ...front,
    ...text,
    id: `${front.kind}-${state.toLowerCase()}`,
    stateCode: state,
    witnesses: witnesses[state] ?? 0,
    sources: sources
      .filter((source) => source.state === undefined || source.state === state)
      .map(({ state: _state, ...source }) => source),
    requiredFields: fields
      .filter((field) => field.states === undefined || field.states.includes(state))
      .map(({ states: _states, examples, ...field }) => ({
        ...field,
        example: examples[state] ?? field.example,
      })),
  };
}

/** A template by its id; null where there is none. */
export function findTemplateSource(id: string): TemplateSource | null {
  return templateSources.find((template) => template.id === id) ?? null;
}

import { findCountyByName } from '@/lib/catalog/queries';
import { templateSources, type TemplateSource } from '@/lib/generator/content/templates';
import { fillTemplate } from '@/lib/generator/drawing/fill-template';
import type { Draft } from '@/lib/generator/rules/compliance/rule';
import type { FieldValues } from '@/lib/generator/schema';
import { paperText } from '@/lib/paper/paper-text';

const today = '2026-11-24';

export function templateOf(id: string): TemplateSource {
  const template = templateSources.find((each) => each.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  return template;
}

/** What every field gives as its example, and what a test puts in its place. */
export function examplesOf({ requiredFields }: TemplateSource, other: FieldValues = {}): FieldValues {
  return { ...Object.fromEntries(requiredFields.map(({ name, example }) => [name, example])), ...other };
}

/** A template with its examples, filled in and written out as people read it. */
export function draftOf(id: string, other: FieldValues = {}): Draft {
  const template = templateOf(id);
  const values = examplesOf(template, other);
  const isCounty = (name: string) => findCountyByName(name, template.stateCode) !== null;
  return { template, values, text: textOf(template, values), today, isCounty };
}

/** Hundreds of tests ask for the same few texts, and each takes as long as its Markdown to read. */
const written = new Map<string, string>();

/** The whole text, its lines wrapped. */
export function textOf(template: TemplateSource, values: FieldValues): string {
  const key = JSON.stringify([template, values]);
  const text = written.get(key) ?? write(template, values);
  written.set(key, text);
  return text;
}

function write(template: TemplateSource, values: FieldValues): string {
  const { title, returnTo, sections } = fillTemplate(template, values);
  return [...returnTo, paperText({ title, summary: '', updated: template.updated, sections })].join('\n');
}

/** The same words in one line, so that a sentence is found wherever its lines are broken. */
export function inOneLine(text: string): string {
  return text
    .replace(/^\s*\| /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

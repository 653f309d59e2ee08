import { categoryLabels, kindDescriptions, kindLabels, stateLabels } from '@/components/generator/labels';
import type { TemplateKind, TemplateSummary } from '@/lib/generator/schema';

/** A document, with the template of each state that is listed, in the order of the states. */
export type ListedKind = {
  kind: TemplateKind;
  name: string;
  description: string;
  templates: TemplateSummary[];
};

export type TemplateFilter = { category: string; state: string; search: string };

const kinds = Object.keys(kindLabels) as TemplateKind[];

/** One entry for each document that has a template for the filter, deeds first. What a single state says is said of the document. */
export function listKinds(templates: TemplateSummary[], { category, state, search }: TemplateFilter) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = templates
    .filter((template) => category === '' || template.category === category)
    .filter((template) => state === '' || template.stateCode === state)
    .filter((template) => words.every((word) => textOf(template).includes(word)));
  return kinds.flatMap((kind): ListedKind[] => {
    const listed = found.filter((template) => template.kind === kind);
    const [first, ...others] = listed;
    if (!first) return [];
    const description = others.length === 0 ? first.description : kindDescriptions[kind];
    return [{ kind, name: first.name, description, templates: listed }];
  });
}

function textOf({ name, kind, category, stateCode, description }: TemplateSummary): string {
  const said = [name, kindDescriptions[kind], description, categoryLabels[category], stateLabels[stateCode]];
  return said.join(' ').toLowerCase();
}

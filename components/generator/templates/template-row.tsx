'use client';

import { useState } from 'react';
import { stateLabels } from '@/components/generator/labels';
import type { ListedKind } from '@/components/generator/templates/list-kinds';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { SourceNote } from '@/components/shell/source-note';
import { Button } from '@/components/ui/button';
import type { TemplateSummary } from '@/lib/generator/schema';
import { mediumDay } from '@/lib/values/date-format';

const TemplateUses = partOnDemand(
  () => import('@/components/generator/templates/template-uses').then((module) => module.TemplateUses),
  { waiting: null, isOptional: true },
);

type TemplateRowProps = {
  listed: ListedKind;
  chosen: TemplateSummary | null;
  onChoose: (templateId: string) => void;
};

/** A document: what it is, and the states that have it, each of which opens its form. */
export function TemplateRow({ listed, chosen, onChoose }: TemplateRowProps) {
  const { kind, name, description, templates } = listed;
  const headingId = `kind-${kind}`;

  return (
    <li
      aria-labelledby={headingId}
      className="grid items-start gap-x-8 gap-y-2 py-4 lg:grid-cols-[1.4fr_1fr]"
    >
      <div className="grid gap-1">
        <h3 id={headingId} className="text-lg leading-6">
          {name}
        </h3>
        <p className="measure text-[0.9375rem] leading-6 text-muted-foreground">{description}</p>
      </div>
      <ul className="flex needs-script flex-wrap gap-2 lg:justify-end">
        {templates.map(({ id, stateCode }) => (
          <li key={id}>
            <Button
              variant={id === chosen?.id ? 'secondary' : 'outline'}
              size="sm"
              aria-current={id === chosen?.id}
              onClick={() => onChoose(id)}
            >
              <span className="sr-only">Use this template {name} for </span>
              {stateLabels[stateCode]}
            </Button>
          </li>
        ))}
      </ul>
      <Versions listed={listed} />
    </li>
  );
}

/** What differs from state to state, folded: its words, their version and where they come from. */
function Versions({ listed: { name, templates } }: Pick<TemplateRowProps, 'listed'>) {
  const isAlone = templates.length === 1;
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <details className="text-sm" onToggle={() => setWasOpened(true)}>
      <summary className="w-fit py-3 text-muted-foreground hover:underline">
        Versions and sources
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="mt-2 grid gap-5 pb-2">
        {templates.map((template) => (
          <li key={template.id} className="grid gap-1">
            <h4 className="font-sans font-medium">{stateLabels[template.stateCode]}</h4>
            {!isAlone && <p>{template.description}</p>}
            <p className="flex flex-wrap gap-x-3 text-muted-foreground">
              <span>
                Version {template.version},{' '}
                <time dateTime={template.updated}>{mediumDay(template.updated)}</time>
              </span>
              {wasOpened && <TemplateUses templateId={template.id} />}
            </p>
            <Sources of={template} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sources({ of: { sources } }: { of: TemplateSummary }) {
  return (
    <ul className="grid gap-1">
      {sources.map(({ asOf, ...source }) => (
        <li key={source.title}>
          <SourceNote fact={{ value: null, asOf, source }} />
        </li>
      ))}
    </ul>
  );
}

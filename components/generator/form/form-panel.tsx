'use client';

import { DocumentForm } from '@/components/generator/form/document-form';
import { stateLabels } from '@/components/generator/labels';
import { templatesLike } from '@/components/generator/queries';
import type { Mending } from '@/components/generator/use-generator';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { Skeleton } from '@/components/ui/skeleton';
import type { GeneratedDocument, OpenDocument, TemplateSummary } from '@/lib/generator/schema';

type FormPanelProps = {
  template: TemplateSummary | null;
  document: GeneratedDocument | null;
  userId: string | null;
  hasModel: boolean;
  mending: Mending | null;
  onGenerated: (document: OpenDocument) => void;
};

export function FormPanel({ template, ...form }: FormPanelProps) {
  if (!template) return <p className="text-muted-foreground">Choose a template first.</p>;
  const { name, stateCode, version, description } = template;

  return (
    <div className="max-w-2xl">
      <div className="mb-6 border-b pb-5">
        <h3 className="text-xl">
          {name}, {stateLabels[stateCode]}
        </h3>
        <p className="mt-1.5 text-[0.9375rem] leading-6 text-muted-foreground">
          {description} Version {version}.{' '}
          <a href="#templates" className="text-link">
            Choose another template
          </a>
        </p>
      </div>
      <Questions template={template} {...form} />
    </div>
  );
}

function Questions({ template, ...form }: FormPanelProps & { template: TemplateSummary }) {
  const read = useRead(templatesLike(template));
  const asked = read.data?.find(({ id }) => id === template.id);

  if (asked) {
    return <DocumentForm key={`${form.userId ?? ''}/${asked.id}`} template={asked} {...form} />;
  }
  if (read.isPending) {
    return (
      <div role="status" className="grid gap-5">
        <span className="sr-only">Loading the questions</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  return <LoadFailure query={read} title="The questions of this template could not be loaded" />;
}

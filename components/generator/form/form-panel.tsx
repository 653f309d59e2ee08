'use client';

import type { RefObject } from 'react';
import { DocumentForm } from '@/components/generator/form/document-form';
import { stateLabels } from '@/components/generator/labels';
import type { DocumentTemplate, GeneratedDocument, OpenDocument } from '@/lib/generator/schema';

type FormPanelProps = {
  template: DocumentTemplate | null;
  document: GeneratedDocument | null;
  userId: string | null;
  hasModel: boolean;
  frame: RefObject<HTMLDivElement | null>;
  onGenerated: (document: OpenDocument) => void;
};

export function FormPanel({ template, frame, ...form }: FormPanelProps) {
  if (!template) return <p className="text-muted-foreground">Choose a template first.</p>;
  const { id, name, stateCode, version, description } = template;

  return (
    <div ref={frame} className="max-w-2xl">
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
      <DocumentForm key={`${form.userId ?? ''}/${id}`} template={template} {...form} />
    </div>
  );
}

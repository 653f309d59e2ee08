'use client';

import { Verdict } from '@/components/generator/compliance/verdict';
import { ConfirmToSee } from '@/components/generator/confirm-to-see';
import { stateLabels } from '@/components/generator/labels';
import { PreviewActions } from '@/components/generator/preview/preview-actions';
import type { TemplateSummary, GeneratedDocument, OpenDocument } from '@/lib/generator/schema';

type PreviewPanelProps = {
  templates: TemplateSummary[];
  document: GeneratedDocument | null;
  userId: string | null;
  onMend: (fieldName: string | null) => void;
};

export function PreviewPanel({ templates, document, userId, onMend }: PreviewPanelProps) {
  if (!document || !userId) {
    return <p className="text-muted-foreground">Generate a document first.</p>;
  }
  if (document.generatedContent === null) return <ConfirmToSee userId={userId} documentId={document.id} />;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
      <Sheet document={document} />
      <div className="grid gap-8 max-lg:order-first">
        <PreviewActions
          key={document.id}
          document={document}
          userId={userId}
          isNotarized={templates.find(({ id }) => id === document.templateId)?.certificate !== 'none'}
        />
        <Verdict document={document} templates={templates} onMend={onMend} />
        <HowItWasMade document={document} />
      </div>
    </div>
  );
}

/** As on paper, in both themes. */
function Sheet({ document: { documentName, generatedContent } }: { document: OpenDocument }) {
  return (
    <article
      aria-label={documentName}
      className="mx-auto w-full max-w-[46rem] min-w-0 bg-white px-5 py-8 text-neutral-900 outline outline-border sm:px-16 sm:py-20"
    >
      <div className="font-serif text-[0.9375rem] leading-7 wrap-anywhere whitespace-pre-wrap">
        {generatedContent}
      </div>
    </article>
  );
}

function HowItWasMade({ document }: { document: GeneratedDocument }) {
  const { templateId, templateName, stateCode, aiMetadata } = document;
  const { model, templateVersion, note } = aiMetadata;

  return (
    <div className="grid gap-3 border-t pt-5 text-[0.9375rem] leading-6">
      <p>
        {templateName}, {stateLabels[stateCode]}. Template <span className="font-mono">{templateId}</span>,
        version {templateVersion}.{' '}
        {model ? (
          <>
            The longer answers were worded by <span className="font-mono">{model}</span>.
          </>
        ) : (
          'Written from the template, without a model.'
        )}
      </p>
      {note && <p className="text-muted-foreground">{note}</p>}
      <p className="text-muted-foreground">
        This is a draft. Have a lawyer review it before you sign it. We are not a law firm, and this is not
        legal advice.
      </p>
    </div>
  );
}

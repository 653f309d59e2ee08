'use client';

import { saveText } from '@/components/files/save-text';
import { Button } from '@/components/ui/button';
import { templateFileName, templatePaper, type StateTemplate } from '@/lib/catalog/content/state-templates';
import type { UsState } from '@/lib/catalog/schema';
import { paperText } from '@/lib/paper/paper-text';

type TemplateDownloadProps = { template: StateTemplate; state: UsState | null };

export function TemplateDownload({ template, state }: TemplateDownloadProps) {
  return (
    <Button
      variant="outline"
      className="needs-script"
      onClick={() =>
        saveText(templateFileName(template, state?.slug), paperText(templatePaper(template, state?.name)))
      }
    >
      Download Template
      <span className="sr-only">: {template.name}</span>
    </Button>
  );
}

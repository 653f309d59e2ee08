import { sayNotReady } from '@/components/vault/redaction/not-ready';
import { urlOf } from '@/components/vault/redaction/redaction-calls';
import { explainFailure } from '@/components/layout/explain-failure';
import { StepUpCancelled, type StepUp } from '@/components/layout/step-up';
import { toast } from '@/components/ui/toast';
import type { Redaction } from '@/lib/vault/schema/redactions';

/** What one does with a finished copy; before that, a word that it is not finished. */
export function useCopyActions(redaction: Redaction, { download }: Pick<StepUp, 'download'>) {
  return {
    whenReady: (act: () => void) => {
      if (redaction.status === 'completed') act();
      else sayNotReady();
    },
    download: () => void downloadCopy(redaction, download),
  };
}

async function downloadCopy(redaction: Redaction, download: StepUp['download']): Promise<void> {
  try {
    await download(redaction.downloadUrl ?? `${urlOf(redaction)}/content`);
    toast({ title: 'Download Started', description: `The redacted copy of ${redaction.name}.` });
  } catch (error) {
    if (error instanceof StepUpCancelled) return;
    toast({ variant: 'destructive', title: 'Nothing was downloaded', description: explainFailure(error) });
  }
}

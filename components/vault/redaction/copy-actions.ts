import { sayNotReady } from '@/components/vault/redaction/not-ready';
import { redactionUrl } from '@/lib/vault/rules/urls';
import { useSaveFile } from '@/components/files/use-save-file';
import { toast } from '@/components/ui/toast';
import type { Redaction } from '@/lib/vault/schema/redactions';

/** What one does with a finished copy; before that, a word that it is not finished. */
export function useCopyActions(redaction: Redaction) {
  const { save, isPreparing, dialog } = useSaveFile({
    onSaved: () =>
      toast({ title: 'Download Started', description: `The redacted copy of ${redaction.name}.` }),
  });

  return {
    whenReady: (act: () => void) => {
      if (redaction.status === 'completed') act();
      else sayNotReady();
    },
    download: () => void save(redaction.downloadUrl ?? `${redactionUrl(redaction)}/content`),
    isPreparing,
    dialog,
  };
}

import { useState } from 'react';
import { startDraft, type Draft, type Initial } from '@/components/notary/client/request-form/draft';
import { useAttachment } from '@/components/notary/client/request-form/use-attachment';
import { useKept } from '@/components/notary/use-kept';

/** What is typed and attached. A form that begins with the same later finds it, until it is sent or begun anew. */
export function useDraft(initial: Initial) {
  const name = `request/${JSON.stringify(initial)}`;
  const kept = useKept(name, () => startDraft(initial));
  const attachment = useAttachment(`${name}/file`);
  const [isFound, setIsFound] = useState(kept.isFound || attachment.isFound);

  /** Keeps nothing of it; the result puts it back. */
  function release(): () => void {
    const restored = [kept.release(), attachment.release()];
    return () => restored.forEach((restore) => restore());
  }

  function startOver() {
    kept.change(startDraft(initial));
    attachment.remove();
    release();
    setIsFound(false);
  }

  return {
    draft: kept.value,
    changeDraft: (changes: Partial<Draft>) => kept.change({ ...kept.value, ...changes }),
    attachment,
    /** it was typed before the form was closed */
    isFound,
    release,
    startOver,
  };
}

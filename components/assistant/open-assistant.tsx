'use client';

import { assistantView } from '@/components/assistant/assistant-view';
import { Button } from '@/components/ui/button';

/** In the quick panel: on a phone the only way to the assistant, whose own button would cover the page there. */
export function OpenAssistant() {
  return (
    <Button variant="outline" size="sm" className="mb-3 w-full" onClick={() => assistantView.write('open')}>
      Ask the assistant
    </Button>
  );
}

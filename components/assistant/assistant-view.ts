import { createStore } from '@/components/kit/store';

export type AssistantView = 'closed' | 'open' | 'minimized';

let view: AssistantView = 'closed';

/** Whether the assistant is there: the same wherever one goes, until the page is loaded anew. */
export const assistantView = createStore<AssistantView>({
  read: () => view,
  write: (next) => {
    view = next;
  },
});

'use client';

import { useOnDemand } from '@/components/kit/use-on-demand';

const loadDialog = () =>
  import('@/components/notary/visit/messages/message-dialog').then((module) => module.MessageDialog);

/** The thread of a request, loaded when it is first opened. */
export const useMessageDialog = () => useOnDemand(loadDialog);

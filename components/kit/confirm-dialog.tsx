'use client';

import { windowOnDemand } from '@/components/kit/window-on-demand';

/** Says what a step changes before it is taken; closes when it is done, and stays open with the reason when it fails. */
export const ConfirmDialog = windowOnDemand(() =>
  import('@/components/kit/confirm-window').then((module) => module.ConfirmWindow),
);

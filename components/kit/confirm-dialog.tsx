'use client';

import { useEffect, useEffectEvent } from 'react';
import type { ConfirmDialogProps } from '@/components/kit/confirm-window';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { loadAhead } from '@/components/ui/load-ahead';

const loadWindow = () => import('@/components/kit/confirm-window').then((module) => module.ConfirmWindow);

if (typeof document !== 'undefined') loadAhead(loadWindow);

/**
 * Says what a step changes before it is taken; closes when it is done, and stays open with the reason when it fails. Its
 * window is loaded with the first step on a page that may ask.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [Window, open] = useOnDemand(loadWindow);

  const show = useEffectEvent(async () => {
    if (!(await open())) props.onClose();
  });
  useEffect(() => void show(), []);

  return Window && <Window {...props} />;
}

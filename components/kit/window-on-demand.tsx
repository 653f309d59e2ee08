'use client';

import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { loadAhead } from '@/components/ui/load-ahead';

/**
 * A window that is no part of the first load: it comes with the first step on a page that may open it, and says so and
 * closes where it cannot be loaded.
 */
export function windowOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  if (typeof document !== 'undefined') loadAhead(load);

  return function WindowOnDemand(props: Props) {
    const [Window, open] = useOnDemand(load);

    const show = useEffectEvent(async () => {
      if (!(await open())) props.onClose();
    });
    useEffect(() => void show(), []);

    return Window && <Window {...props} />;
  };
}

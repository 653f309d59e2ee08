'use client';

import { useRef, useState, type ComponentType } from 'react';
import { toast } from '@/components/ui/toast';

/**
 * A part that is loaded when it is first asked for. Says itself when it could not be loaded, and tells the caller.
 * `load` is a constant outside of the component.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isLoaded = useRef(false);

  async function ask(): Promise<boolean> {
    if (isLoaded.current) return true;
    try {
      const loaded = await load();
      isLoaded.current = true;
      setPart(() => loaded);
      return true;
    } catch {
      toast({
        variant: 'destructive',
        title: 'This could not be opened',
        description: 'Part of this page could not be loaded. Please try again.',
      });
      return false;
    }
  }

  return [Part, ask] as const;
}

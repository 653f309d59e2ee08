'use client';

import { useEffect, useEffectEvent } from 'react';
import { generatedBy } from '@/components/generator/queries';
import { useRead } from '@/components/kit/use-read';
import type { GeneratedDocument } from '@/lib/generator/schema';

type HistoryReaderProps = { userId: string; onRead: (history: GeneratedDocument[] | undefined) => void };

/** Shows nothing: it reads what an account generated, where only the browser knows whose page it is. */
export function HistoryReader({ userId, onRead }: HistoryReaderProps) {
  const { data } = useRead(generatedBy(userId));
  const hand = useEffectEvent(onRead);

  useEffect(() => hand(data), [data]);
  return null;
}

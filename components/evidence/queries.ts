import { queryOptions } from '@tanstack/react-query';
import { fetchCheckpoint, fetchKey } from '@/components/evidence/log-client';

/** The log's key, as it is published: `example.com+a1b2c3d4+…`. */
export const logKey = () => queryOptions({ queryKey: ['log', 'key'], queryFn: fetchKey });

export const latestCheckpoint = () =>
  queryOptions({ queryKey: ['log', 'checkpoint'], queryFn: fetchCheckpoint });

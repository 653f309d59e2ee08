import type { Paper } from '@/lib/platform/paper';

/** Every paper that can be taken away as a file: `/downloads/<name>.pdf` and `/downloads/<name>.txt`. */
export const papers: Record<string, Paper> = {};

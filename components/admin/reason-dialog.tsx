'use client';

import { windowOnDemand } from '@/components/kit/window-on-demand';

/** What an admin does to an account of somebody else, with a reason that admins read. */
export const ReasonDialog = windowOnDemand(() =>
  import('@/components/admin/reason-window').then((module) => module.ReasonWindow),
);

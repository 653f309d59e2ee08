'use client';

import { storeUser } from '@/components/kit/stored-user';
import { DeletePanel } from '@/components/personal-data/delete-panel';
import { ExportPanel } from '@/components/personal-data/export-panel';
import { openAfresh } from '@/components/session/open-afresh';
import type { DeletionBlocker } from '@/lib/personal-data/rules/deletion-blockers';
import type { DataExport } from '@/lib/personal-data/schema';

type DataSettingsProps = { userId: string; latest: DataExport | null; blockers: DeletionBlocker[] };

/** Taking the data of an account along, and deleting it. */
export function DataSettings({ userId, latest, blockers }: DataSettingsProps) {
  return (
    <>
      <ExportPanel latest={latest} />
      <DeletePanel userId={userId} blockers={blockers} onDeleted={leave} />
    </>
  );
}

/** Nothing here is anybody's any longer. */
function leave(): void {
  storeUser(null);
  openAfresh('/account-deleted');
}

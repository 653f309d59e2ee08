'use client';

import { storeUser } from '@/components/kit/stored-user';
import { DeletePanel } from '@/components/personal-data/delete-panel';
import { ExportPanel } from '@/components/personal-data/export-panel';
import { openAfresh } from '@/components/session/open-afresh';
import type { Hindrance } from '@/lib/personal-data/rules/hindrances';
import type { DataExport } from '@/lib/personal-data/schema';

type DataSettingsProps = { userId: string; latest: DataExport | null; hindrances: Hindrance[] };

/** Taking the data of an account along, and deleting it. */
export function DataSettings({ userId, latest, hindrances }: DataSettingsProps) {
  return (
    <>
      <ExportPanel latest={latest} />
      <DeletePanel userId={userId} hindrances={hindrances} onDeleted={leave} />
    </>
  );
}

/** Nothing here is anybody's any longer. */
function leave(): void {
  storeUser(null);
  openAfresh('/account-deleted');
}

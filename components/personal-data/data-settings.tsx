'use client';

import Link from 'next/link';
import { useState } from 'react';
import { storeUser } from '@/components/kit/stored-user';
import { DeletePanel } from '@/components/personal-data/delete-panel';
import { ExportPanel } from '@/components/personal-data/export-panel';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { Hindrance } from '@/lib/personal-data/rules/hindrances';
import type { DataExport } from '@/lib/personal-data/schema';

type DataSettingsProps = { userId: string; latest: DataExport | null; hindrances: Hindrance[] };

/** Taking the data of an account along, and deleting it; the end of it takes the place of both. */
export function DataSettings({ userId, latest, hindrances }: DataSettingsProps) {
  const [isDeleted, setIsDeleted] = useState(false);

  function deleted() {
    setIsDeleted(true);
    storeUser(null);
  }

  if (isDeleted) return <Goodbye />;
  return (
    <>
      <ExportPanel latest={latest} />
      <DeletePanel userId={userId} hindrances={hindrances} onDeleted={deleted} />
    </>
  );
}

function Goodbye() {
  return (
    <Alert role="alert" variant="success">
      <AlertTitle>Your account is deleted</AlertTitle>
      <AlertDescription>
        You are signed out everywhere. Where this site sends email, we mailed you a last one that says so.{' '}
        <Link href="/" prefetch={false} className="text-link">
          Go to the first page
        </Link>
      </AlertDescription>
    </Alert>
  );
}

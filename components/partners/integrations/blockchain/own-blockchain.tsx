'use client';

import { useState } from 'react';
import { announceInspection } from '@/components/evidence/announce-inspection';
import { latestCheckpoint } from '@/components/evidence/queries';
import { VerifyDesk } from '@/components/evidence/verify-desk';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { HASHES_URL, ownHashes } from '@/components/partners/queries';
import { SampleData } from '@/components/session/sample-data';
import {
  CreateHashForm,
  type HashedDocument,
} from '@/components/partners/integrations/blockchain/create-hash-form';
import { NetworkTable } from '@/components/partners/integrations/blockchain/network-table';
import { OwnHashes } from '@/components/partners/integrations/blockchain/own-hashes';
import { OwnNetwork } from '@/components/partners/integrations/blockchain/own-network';
import { PanelSection } from '@/components/partners/integrations/panel-section';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { DocumentHashView } from '@/lib/partners/schema/document-hashes';
import { apiRequest } from '@/lib/platform/api-client';

/** The dashboard of an account: the network is our evidence log, a block is an entry in it. */
export function OwnBlockchain() {
  const [created, setCreated] = useState<DocumentHashView | null>(null);
  const { send, dialog } = useAction(
    ({ documentName, metadata, hash }: HashedDocument) =>
      apiRequest<DocumentHashView>('POST', HASHES_URL, { documentName, metadata, sha256: hash }),
    { onDone: setCreated, refreshes: [ownHashes().queryKey, latestCheckpoint().queryKey] },
  );

  function enter(document: HashedDocument) {
    setCreated(null);
    return send(document);
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      <PanelSection
        title="Create a hash"
        lead="It is entered in the evidence log and stays there. A file that you entered before keeps its entry."
      >
        <div className="max-w-2xl">
          <CreateHashForm
            hint="Nobody else is shown the name and the metadata; anyone who has the file can see when its hash was entered."
            onCreate={enter}
          />
          {dialog}
          <div role="status" className="mt-5 empty:hidden">
            {created && <Created {...created} />}
          </div>
        </div>
      </PanelSection>
      <PanelSection title="Hash verification">
        <div className="grid grid-cols-1 gap-8">
          <VerifyDesk onResult={announceInspection} />
        </div>
      </PanelSection>
      <PanelSection title="Recent hashes">
        <OwnHashes />
      </PanelSection>
      <PanelSection title="Networks">
        <div className="grid grid-cols-1 gap-5">
          <OwnNetwork />
          <SampleData
            label="Sample networks"
            offersAccount={false}
            says="Other networks would be listed here. None is connected."
          >
            <NetworkTable />
          </SampleData>
        </div>
      </PanelSection>
    </div>
  );
}

function Created({ documentName, network, blockNumber, timestamp }: DocumentHashView) {
  return (
    <Alert variant="success">
      <AlertTitle>
        Confirmed: block {blockNumber} of {network}
      </AlertTitle>
      <AlertDescription>
        “{documentName}” was entered on <LocalTime value={timestamp} />. Its proof is in the recent hashes.
      </AlertDescription>
    </Alert>
  );
}

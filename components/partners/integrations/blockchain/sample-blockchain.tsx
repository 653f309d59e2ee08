'use client';

import { useState } from 'react';
import { saveText } from '@/components/files/save-text';
import { useWait } from '@/components/kit/use-wait';
import {
  CreateHashForm,
  type HashedDocument,
} from '@/components/partners/integrations/blockchain/create-hash-form';
import { HashCard } from '@/components/partners/integrations/blockchain/hash-card';
import { NetworkTable } from '@/components/partners/integrations/blockchain/network-table';
import { SampleVerify } from '@/components/partners/integrations/blockchain/sample-verify';
import { PanelSection } from '@/components/partners/integrations/panel-section';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { proofFileName } from '@/lib/partners/rules/document-hash';
import {
  confirmSampleHash,
  SAMPLE_CHAIN_MS,
  sampleHashes,
  sampleProofText,
  type SampleHash,
} from '@/lib/samples/integrations-blockchain';

/** The dashboard as a visitor may try it out: a real hash of a real file, in a chain that does not exist. */
export function SampleBlockchain() {
  const [own, setOwn] = useState<SampleHash[]>([]);
  const wait = useWait();
  const records = [...own, ...sampleHashes];

  async function create({ documentName, metadata, hash }: HashedDocument) {
    await wait(SAMPLE_CHAIN_MS);
    const made = {
      id: `tried-${own.length}`,
      documentName,
      metadata: metadata ?? null,
      hash,
      timestamp: new Date().toISOString(),
    };
    setOwn([confirmSampleHash(made, own.length), ...own]);
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      <PanelSection title="Networks">
        <NetworkTable />
      </PanelSection>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <PanelSection title="Create a hash" lead="The hash is that of your file; the chain is made up.">
          <CreateHashForm hint="Nothing that you type or choose here is sent." onCreate={create} />
          <div role="status" className="mt-5 empty:hidden">
            {own[0] && <Created record={own[0]} />}
          </div>
        </PanelSection>
        <PanelSection title="Hash verification">
          <SampleVerify records={records} />
        </PanelSection>
      </div>
      <PanelSection
        title="Recent hashes"
        lead="A verification link leads to the page Verify a proof. That page asks the real log, which does not know a sample."
      >
        <ul className="grid gap-5 md:grid-cols-2">
          {records.map((record) => (
            <li key={record.id} className="min-w-0">
              <HashCard record={record}>
                <SampleProof record={record} />
              </HashCard>
            </li>
          ))}
        </ul>
      </PanelSection>
    </div>
  );
}

function Created({ record: { documentName, network, blockNumber } }: { record: SampleHash }) {
  return (
    <Alert variant="success">
      <AlertTitle>Confirmed in the sample: block {blockNumber}</AlertTitle>
      <AlertDescription>
        {documentName} is in the recent hashes of {network}. It was not sent anywhere.
      </AlertDescription>
    </Alert>
  );
}

function SampleProof({ record }: { record: SampleHash }) {
  const { documentName, status } = record;
  if (status !== 'confirmed') return null;

  function save() {
    const fileName = proofFileName(documentName, 'sample.txt');
    saveText(fileName, sampleProofText(record));
    toast({ title: 'Download Started', description: fileName });
  }

  return (
    <Button variant="outline" size="sm" className="needs-script" onClick={save}>
      Download proof<span className="sr-only"> of {documentName}</span>
    </Button>
  );
}

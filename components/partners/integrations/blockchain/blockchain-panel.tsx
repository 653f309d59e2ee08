'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';
import { SampleBlockchain } from '@/components/partners/integrations/blockchain/sample-blockchain';

const OwnBlockchain = partOnDemand(() =>
  import('@/components/partners/integrations/blockchain/own-blockchain').then(
    (module) => module.OwnBlockchain,
  ),
);

export function BlockchainPanel() {
  return (
    <div>
      <h3 className="text-2xl">Blockchain dashboard</h3>
      <p className="mt-2 mb-5 measure text-muted-foreground">
        Enter the hash of a document, and anybody who holds the same file can see later that it existed then.
        The file itself stays on your device.
      </p>
      <OwnOrSample
        own={OwnBlockchain}
        says="With an account the hash is entered in the evidence log, with a proof that anybody can check."
      >
        <SampleBlockchain />
      </OwnOrSample>
    </div>
  );
}

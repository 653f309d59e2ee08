'use client';

import { useOnDemand } from '@/components/kit/use-on-demand';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CONTESTED } from '@/lib/deeds/content/contest';
import type { LockedDeed } from '@/lib/deeds/schema';

const loadDialog = () => import('@/components/deeds/evidence-dialog').then((module) => module.EvidenceDialog);

/** On the card of a lock whose property another account has locked too. */
export function ContestBanner({ deed }: { deed: LockedDeed }) {
  const [EvidenceDialog, loadEvidence] = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    if (await loadEvidence()) setIsOpen(true);
  }

  return (
    <div id={`contest-${deed.id}`} className="scroll-mt-24 px-5 pb-5 sm:px-6">
      <Alert variant="waiting">
        <p>{CONTESTED}</p>
        <p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void open()}>
            Show evidence<span className="sr-only"> for {deed.metadata.propertyAddress}</span>
          </Button>
        </p>
        {isOpen && EvidenceDialog && <EvidenceDialog deed={deed} onClose={() => setIsOpen(false)} />}
      </Alert>
    </div>
  );
}

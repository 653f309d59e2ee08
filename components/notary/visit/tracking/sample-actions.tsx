'use client';

import { useState, type ComponentProps } from 'react';
import { useOnDemand } from '@/components/kit/use-on-demand';
import type { EmergencyDialog } from '@/components/notary/visit/tracking/emergency-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

const loadEmergency = () =>
  import('@/components/notary/visit/tracking/emergency-dialog').then((module) => module.EmergencyDialog);

/** The buttons of a visit; the sample has nobody to write to and nothing to cancel, and says so. */
export function SampleActions() {
  const [isOpen, setIsOpen] = useState(false);
  const [Emergency, askEmergency] = useOnDemand<ComponentProps<typeof EmergencyDialog>>(loadEmergency);

  async function open() {
    if (await askEmergency()) setIsOpen(true);
  }

  return (
    <div className="grid needs-script gap-3">
      <Button size="lg" onClick={() => explain('you write to your notary here')}>
        Contact Notary
      </Button>
      <Button variant="outline" size="lg" onClick={() => void open()}>
        Emergency Contact
      </Button>
      <Button variant="ghost" size="lg" onClick={() => explain('you cancel your own visit here')}>
        Cancel Appointment
      </Button>
      {isOpen && Emergency && <Emergency onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function explain(what: string) {
  toast({ title: 'This is a sample', description: `With an account ${what}.` });
}

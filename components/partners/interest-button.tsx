'use client';

import { useState } from 'react';
import { useOnDemand } from '@/components/kit/use-on-demand';
import type { InterestDialogProps } from '@/components/partners/interest-dialog';
import { Button } from '@/components/ui/button';
import type { InterestTopic } from '@/lib/partners/rules/interest-topics';

const loadDialog = () =>
  import('@/components/partners/interest-dialog').then((module) => module.InterestDialog);

type InterestButtonProps = {
  topic: InterestTopic;
  label: string;
  /** What it is about, as the title of the dialog: `Notary training in Texas`. */
  about: string;
};

/** For offers that cannot be bought here yet: opens a form for name and email. */
export function InterestButton({ topic, label, about }: InterestButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, askDialog] = useOnDemand<InterestDialogProps>(loadDialog);

  async function open() {
    if (await askDialog()) setIsOpen(true);
  }

  return (
    <>
      <Button
        variant="outline"
        className="needs-script"
        aria-label={`${label}: ${about}`}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {isOpen && Dialog && (
        <Dialog topic={topic} label={label} about={about} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

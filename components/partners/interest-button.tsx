'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { InterestTopic } from '@/lib/partners/rules/interest-topics';

const InterestDialog = dynamic(() =>
  import('@/components/partners/interest-dialog').then(({ InterestDialog: Loaded }) => Loaded),
);

type InterestButtonProps = {
  topic: InterestTopic;
  label: string;
  /** What it is about, as the title of the dialog: `Notary training in Texas`. */
  about: string;
};

/** For offers that cannot be bought here yet: opens a form for name and email. */
export function InterestButton({ topic, label, about }: InterestButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="outline"
        className="needs-script"
        aria-label={`${label}: ${about}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <InterestDialog topic={topic} label={label} about={about} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

'use client';

import { InterestForm } from '@/components/partners/interest-form';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import type { InterestTopic } from '@/lib/partners/rules/interest-topics';

export type InterestDialogProps = { topic: InterestTopic; label: string; about: string; onClose: () => void };

export function InterestDialog({ topic, label, about, onClose }: InterestDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{about}</DialogTitle>
          <DialogDescription>
            Places cannot be booked here yet. Leave your name and email, and we will write as soon as they
            can.
          </DialogDescription>
        </DialogHeader>
        <InterestForm topic={topic} label={label} afterward="Nothing is booked, and you pay nothing now." />
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';

/** Nobody here answers at once, so nothing here claims to: in danger, people call 911. */
export function EmergencyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="guardsign">
        <DialogHeader>
          <DialogTitle>Emergency contact</DialogTitle>
          <DialogDescription>
            If you are in danger or somebody is hurt, call 911. Do not wait for the notary, and do not write
            to us first.
          </DialogDescription>
        </DialogHeader>
        <a href="tel:911" className={buttonVariants({ variant: 'destructive', size: 'lg' })}>
          Call 911
        </a>
        <div className="grid gap-2 text-[0.9375rem] leading-6">
          <p className="font-medium">If it is not an emergency</p>
          <ul className="list-disc pl-5 text-muted-foreground">
            <li>
              Ask the notary to show their commission and a photo ID before you sign. You may refuse to sign.
            </li>
            <li>
              If somebody other than the person named here comes, do not let them in, and cancel the
              appointment.
            </li>
            <li>
              If the notary is late or lost, or you have a question, use the contact button on this page.
            </li>
          </ul>
        </div>
      </DialogContent>
    </Dialog>
  );
}

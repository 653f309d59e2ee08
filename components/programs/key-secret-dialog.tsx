'use client';

import { useRef, useState } from 'react';
import { CopyButton } from '@/components/kit/copy-button';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { MadeKey } from '@/lib/programs/schema/keys';

type KeySecretDialogProps = { made: MadeKey; onSaved: () => void };

/** A new key, the one time that it can be read. It closes by its button alone, so that no stray press loses the key. */
export function KeySecretDialog({ made: { key, secret }, onSaved }: KeySecretDialogProps) {
  const text = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);

  function selectByHand() {
    if (text.current) getSelection()?.selectAllChildren(text.current);
  }

  return (
    <Dialog open onOpenChange={() => setIsAsked(true)}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Your new key: {key.name}</DialogTitle>
          <DialogDescription>
            Save it where your program keeps its secrets. We show it once, and store a hash of it.
          </DialogDescription>
        </DialogHeader>
        <code ref={text} className="rounded-md border bg-muted px-3 py-2.5 font-mono text-sm break-all">
          {secret}
        </code>
        <div>
          <CopyButton value={secret} of="the key" onRefused={selectByHand} />
        </div>
        <DialogFooter className="items-center">
          <p role="status" className="text-sm text-muted-foreground">
            {isAsked && 'Please save the key first. If you lose it, you can roll it.'}
          </p>
          <Button size="lg" className="max-sm:w-full" onClick={onSaved}>
            I’ve saved it
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

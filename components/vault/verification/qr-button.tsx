'use client';

import { useState } from 'react';
import type { QrDialogProps } from '@/components/vault/verification/qr-dialog';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { Button } from '@/components/ui/button';

const loadDialog = () =>
  import('@/components/vault/verification/qr-dialog').then((module) => module.QrDialog);

export function QrButton({ name, address }: { name: string; address: () => string }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, askDialog] = useOnDemand<QrDialogProps>(loadDialog);

  async function open() {
    if (await askDialog()) setOpen(true);
  }

  return (
    <>
      <Button variant="outline" size="sm" className="needs-script" onClick={() => void open()}>
        QR code<span className="sr-only"> of {name}</span>
      </Button>
      {isOpen && Dialog && <Dialog name={name} address={address()} onClose={() => setOpen(false)} />}
    </>
  );
}

'use client';

import { encode } from 'uqr';
import { CopyButton } from '@/components/kit/copy-button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';

export type QrDialogProps = { address: string; name: string; onClose: () => void };

/** What a camera needs around the code to find it: four modules of white. */
const QUIET_ZONE = 4;

export function QrDialog({ address, name, onClose }: QrDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>QR code</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            Leads to the page Verify a proof, with the hash of {name} filled in.
          </DialogDescription>
        </DialogHeader>
        <QrCode address={address} />
        <div className="grid justify-items-start gap-2">
          <code className="font-mono text-sm break-all">{address}</code>
          <CopyButton value={address} of="address of the QR code" />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Black on white in both themes: many readers do not know it the other way round. */
function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

  return (
    <svg
      role="img"
      aria-label={`QR code that leads to ${address}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-72 rounded-md border"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}

'use client';

import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { partnerLabel } from '@/lib/partners/rules/partner-types';
import type { SamplePartner } from '@/lib/samples/integrations';
import { formatNumber } from '@/lib/values/numbers';

const securityLevels = { classified: 'Classified', top_secret: 'Top secret' };

export type SamplePartnerDialogProps = { partner: SamplePartner; onClose: () => void };

export function SamplePartnerDialog({ partner, onClose }: SamplePartnerDialogProps) {
  const { name, type, apiCalls, documents, lastSync, securityLevel, jurisdiction } = partner;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{name}</DialogTitle>
          <DialogDescription>Sample data. There is no such partner.</DialogDescription>
        </DialogHeader>
        <dl className="grid gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 sm:grid-cols-[auto_1fr]">
          <Fact name="Type">{partnerLabel(type)}</Fact>
          <Fact name="Status">Active</Fact>
          <Fact name="API calls">{formatNumber(apiCalls)}</Fact>
          <Fact name="Documents">{formatNumber(documents)}</Fact>
          <Fact name="Last sync">{lastSync ? <LocalTime value={lastSync} /> : 'Never'}</Fact>
          {securityLevel && <Fact name="Security level">{securityLevels[securityLevel]}</Fact>}
          {jurisdiction && <Fact name="Jurisdiction">{jurisdiction}</Fact>}
        </dl>
      </DialogContent>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="tabular-nums max-sm:mb-1.5">{children}</dd>
    </>
  );
}

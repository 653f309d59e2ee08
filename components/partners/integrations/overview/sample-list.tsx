'use client';

import { useState } from 'react';
import { PartnerTable, type PartnerRow } from '@/components/partners/integrations/overview/partner-table';
import type { SamplePartnerDialogProps } from '@/components/partners/integrations/overview/sample-partner-dialog';
import { useSamplePartners } from '@/components/partners/integrations/sample-partners';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { partnerLabel, type PartnerType } from '@/lib/partners/rules/partner-types';

const loadDialog = () =>
  import('@/components/partners/integrations/overview/sample-partner-dialog').then(
    (module) => module.SamplePartnerDialog,
  );

/** The sample partners, of one type or of all; what is done to them is done on this page alone. */
export function SampleList({ label, type }: { label: string; type?: PartnerType }) {
  const { partners, approve } = useSamplePartners();
  const [managedId, setManagedId] = useState('');
  const [Dialog, askDialog] = useOnDemand<SamplePartnerDialogProps>(loadDialog);
  const shown = partners.filter((partner) => !type || partner.type === type);
  const managed = partners.find(({ id }) => id === managedId);

  async function manage({ id }: PartnerRow) {
    if (await askDialog()) setManagedId(id);
  }

  function approveSample({ id, name }: PartnerRow) {
    approve(id);
    toast({
      title: 'Sample partner approved',
      description: `${name} is sample data: nobody was told, and it is pending again when you reload the page.`,
    });
  }

  return (
    <>
      <PartnerTable
        label={label}
        partners={shown.map((partner) => ({ ...partner, label: partnerLabel(partner.type) }))}
        actions={(partner) => <Action partner={partner} onManage={manage} onApprove={approveSample} />}
      />
      {managed && Dialog && <Dialog partner={managed} onClose={() => setManagedId('')} />}
    </>
  );
}

type ActionProps = {
  partner: PartnerRow;
  onManage: (partner: PartnerRow) => Promise<void>;
  onApprove: (partner: PartnerRow) => void;
};

/** One button in both states, so that the focus stays where it was pressed. */
function Action({ partner, onManage, onApprove }: ActionProps) {
  if (partner.status === 'inactive') return <span className="text-muted-foreground">No action</span>;
  const isActive = partner.status === 'active';
  return (
    <Button
      variant={isActive ? 'outline' : 'default'}
      size="sm"
      className="needs-script"
      onClick={() => (isActive ? void onManage(partner) : onApprove(partner))}
    >
      {isActive ? 'Manage' : 'Approve'}
      <span className="sr-only"> {partner.name}</span>
    </Button>
  );
}

'use client';

import { useState, type ComponentProps } from 'react';
import type { FraudDialogProps } from '@/components/alerts/fraud-dialog';
import type { ReportedAlert } from '@/components/alerts/reported-alert';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { Button } from '@/components/ui/button';

const loadDialog = () => import('@/components/alerts/fraud-dialog').then((module) => module.FraudDialog);

type InvestigateProps = { alert: ReportedAlert } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className'
>;

/** Opens a report of fraud about an alert. */
export function Investigate({ alert, variant = 'outline', size = 'sm', className }: InvestigateProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, askDialog] = useOnDemand<FraudDialogProps>(loadDialog);

  async function open() {
    if (await askDialog()) setIsOpen(true);
  }

  return (
    <>
      <Button variant={variant} size={size} className={className} onClick={() => void open()}>
        Investigate<span className="sr-only"> {alert.title}</span>
      </Button>
      {isOpen && Dialog && <Dialog alert={alert} onClose={() => setIsOpen(false)} />}
    </>
  );
}

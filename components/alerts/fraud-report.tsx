'use client';

import dynamic from 'next/dynamic';
import { useState, type ComponentProps } from 'react';
import type { ReportedAlert } from '@/components/alerts/reported-alert';
import { Button } from '@/components/ui/button';

const FraudDialog = dynamic(
  () => import('@/components/alerts/fraud-dialog').then((module) => module.FraudDialog),
  { ssr: false },
);

type InvestigateProps = { alert: ReportedAlert } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className'
>;

/** Opens a report of fraud about an alert. */
export function Investigate({ alert, variant = 'outline', size = 'sm', className }: InvestigateProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} className={className} onClick={() => setIsOpen(true)}>
        Investigate<span className="sr-only"> {alert.title}</span>
      </Button>
      {isOpen && <FraudDialog alert={alert} onClose={() => setIsOpen(false)} />}
    </>
  );
}

'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ReportedAlert } from '@/components/alerts/reported-alert';
import { Button } from '@/components/ui/button';

const FraudDialog = dynamic(
  () => import('@/components/alerts/fraud-dialog').then((module) => module.FraudDialog),
  { ssr: false },
);

type InvestigateProps = { alert: ReportedAlert; className?: string };

/** Opens a report of fraud about an alert. */
export function Investigate({ alert, className }: InvestigateProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className={className} onClick={() => setIsOpen(true)}>
        Investigate<span className="sr-only"> {alert.title}</span>
      </Button>
      {isOpen && <FraudDialog alert={alert} onClose={() => setIsOpen(false)} />}
    </>
  );
}

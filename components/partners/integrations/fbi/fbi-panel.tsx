'use client';

import { useState } from 'react';
import { CheckAlerts } from '@/components/partners/integrations/fbi/check-alerts';
import { CheckForm } from '@/components/partners/integrations/fbi/check-form';
import { CheckTable } from '@/components/partners/integrations/fbi/check-table';
import { FigureTiles } from '@/components/shell/figure-tiles';
import { PanelSection } from '@/components/partners/integrations/panel-section';
import { SampleData } from '@/components/session/sample-data';
import { backgroundChecks, backgroundMetrics, type BackgroundCheck } from '@/lib/samples/integrations-fbi';

export function FbiPanel() {
  const [checks, setChecks] = useState(backgroundChecks);

  function add(asked: Pick<BackgroundCheck, 'subject' | 'clearanceLevel'>) {
    const added: BackgroundCheck = {
      ...asked,
      id: `BC-SAMPLE-${101 + checks.length}`,
      status: 'pending',
      timestamp: new Date().toISOString(),
      findings: [],
      riskLevel: null,
    };
    setChecks([added, ...checks]);
  }

  return (
    <div>
      <h3 className="text-2xl">Background checks</h3>
      <p className="mt-2 mb-5 measure text-muted-foreground">
        What a desk for background checks would show. The FBI is not connected to this site.
      </p>
      <SampleData
        label="Sample data of background checks"
        offersAccount={false}
        says="Nobody is checked, and nothing that you type here is sent or kept."
      >
        <div className="grid grid-cols-1 gap-10">
          <PanelSection title="Metrics">
            <FigureTiles figures={backgroundMetrics} />
          </PanelSection>
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            <PanelSection
              title="Initiate a background check"
              lead="Please do not use the data of a real person."
            >
              <CheckForm onStarted={add} />
            </PanelSection>
            <PanelSection title="Alerts">
              <CheckAlerts />
            </PanelSection>
          </div>
          <PanelSection title="Recent checks">
            <CheckTable checks={checks} />
          </PanelSection>
        </div>
      </SampleData>
    </div>
  );
}

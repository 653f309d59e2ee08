'use client';

import { AgencyTable } from '@/components/partners/integrations/government/agency-table';
import { ComplianceChecklist } from '@/components/partners/integrations/government/compliance-checklist';
import { IdentityCheck } from '@/components/partners/integrations/government/identity-check';
import { MeterBar } from '@/components/partners/integrations/meter-bar';
import { PanelSection } from '@/components/partners/integrations/panel-section';
import { SampleData } from '@/components/session/sample-data';
import { federalMonitoring } from '@/lib/samples/integrations-government';

export function GovernmentPanel() {
  return (
    <div>
      <h3 className="text-2xl">Federal Government Integrations</h3>
      <p className="mt-2 mb-5 measure text-muted-foreground">
        What a connection to federal agencies would show. No agency is connected to this site.
      </p>
      <SampleData
        label="Sample data of agencies"
        offersAccount={false}
        says="No agency is asked, and nothing that you type here is sent or kept."
      >
        <div className="grid grid-cols-1 gap-10">
          <PanelSection title="Agencies">
            <AgencyTable />
          </PanelSection>
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            <PanelSection title="Identity verification" lead="Please do not use the data of a real person.">
              <IdentityCheck />
            </PanelSection>
            <div className="grid gap-10">
              <PanelSection title="Compliance checklist">
                <ComplianceChecklist />
              </PanelSection>
              <PanelSection title="Monitoring">
                <div className="grid gap-4">
                  {federalMonitoring.map((share) => (
                    <MeterBar key={share.name} {...share} />
                  ))}
                </div>
              </PanelSection>
            </div>
          </div>
        </div>
      </SampleData>
    </div>
  );
}

'use client';

import { useMemo, useState } from 'react';
import { DashboardHeader } from '@/components/partners/integrations/dashboard-header';
import { FigureTiles } from '@/components/shell/figure-tiles';
import { IntegrationTabs } from '@/components/partners/integrations/integration-tabs';
import { SamplePartnersContext } from '@/components/partners/integrations/sample-partners';
import { ServiceFigures } from '@/components/partners/integrations/service-figures';
import { WorkingToday } from '@/components/partners/integrations/working-today';
import { SampleData } from '@/components/session/sample-data';
import { samplePartners, sampleStats } from '@/lib/samples/integrations';
import { formatNumber } from '@/lib/values/numbers';

const { totalTransactions, monthlyVolume, averageProcessingTime, satisfaction } = sampleStats;
const stats = [
  { name: 'Total transactions', value: formatNumber(totalTransactions), says: 'Since the first partner' },
  { name: 'Monthly volume', value: formatNumber(monthlyVolume), says: 'Transactions in 30 days' },
  { name: 'Average processing', value: `${averageProcessingTime} min`, says: 'Minutes from call to answer' },
  { name: 'Satisfaction', value: `${satisfaction}%`, says: 'Of partners who were asked' },
];

export function IntegrationsDashboard() {
  const [partners, setPartners] = useState(samplePartners);
  const samples = useMemo(
    () => ({
      partners,
      approve: (id: string) =>
        setPartners((list) =>
          list.map((one) => (one.id === id ? { ...one, status: 'active' as const } : one)),
        ),
    }),
    [partners],
  );

  return (
    <SamplePartnersContext value={samples}>
      <DashboardHeader />
      <WorkingToday />
      <IntegrationTabs />
      <details className="group mt-14 border-t pt-4 sm:mt-20">
        <summary className="w-fit cursor-pointer py-2 font-medium underline-offset-4 hover:underline">
          Sample figures: what will be counted here
        </summary>
        <section aria-labelledby="figures" className="mt-4">
          <h2 id="figures" className="sr-only">
            Figures
          </h2>
          <SampleData
            label="Sample figures"
            offersAccount={false}
            says="These figures are made up: nobody counts them here yet."
          >
            <FigureTiles figures={stats} />
          </SampleData>
        </section>
        <ServiceFigures />
      </details>
    </SamplePartnersContext>
  );
}

'use client';

import { useState } from 'react';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { SampleData } from '@/components/session/sample-data';
import { CountyCard } from '@/components/partners/integrations/counties/county-card';
import {
  applySettings,
  countySelects,
  filterCounties,
  type ShownCounty,
} from '@/components/partners/integrations/counties/county-filter';
import type { CountyDialogProps } from '@/components/partners/integrations/counties/county-dialog';
import { FilterBar } from '@/components/partners/integrations/filter-bar';
import { useFilter } from '@/components/partners/integrations/use-filter';
import { NoneFits } from '@/components/partners/integrations/none-fits';
import { toast } from '@/components/ui/toast';
import type { CountySettings } from '@/lib/partners/schema/county-integration';
import { countyIntegrations } from '@/lib/samples/integrations-counties';

const loadDialog = () =>
  import('@/components/partners/integrations/counties/county-dialog').then((module) => module.CountyDialog);

/** Offices that record deeds. None is connected to us: what one tries out stays in the page. */
export function CountiesPanel() {
  const { filter, change, clear, isFiltered } = useFilter('county', countySelects);
  const [settings, setSettings] = useState<Record<string, CountySettings>>({});
  const [open, setOpen] = useState<ShownCounty | null>(null);
  const [Dialog, askDialog] = useOnDemand<CountyDialogProps>(loadDialog);
  const shown = filterCounties(applySettings(countyIntegrations, settings), filter);

  async function configure(county: ShownCounty) {
    if (await askDialog()) setOpen(county);
  }

  function keep(county: ShownCounty, values: CountySettings) {
    setSettings({ ...settings, [county.id]: values });
    setOpen(null);
    toast({
      title: 'Settings kept (sample)',
      description: `${county.name} County keeps them until you leave this page. Nothing was sent.`,
    });
  }

  return (
    <div>
      <h3 className="text-2xl">County integrations</h3>
      <p className="mt-2 mb-5 measure text-muted-foreground">
        What a connection to the recording offices would show. No county is connected to this site.
      </p>
      <SampleData
        label="Sample counties"
        offersAccount={false}
        says="Names, codes and populations (2020 census) are real; the rest is made up, and what you set stays on this page."
      >
        <FilterBar
          label="Counties"
          placeholder="Harris, 48201"
          selects={countySelects}
          {...{ filter, isFiltered }}
          onChange={change}
          onClear={clear}
        />
        <p role="status" className="mt-5 text-[0.9375rem] text-muted-foreground">
          {shown.length === 1 ? '1 county' : `${shown.length} counties`}
        </p>
        {shown.length === 0 ? (
          <NoneFits noun="counties" onClear={clear} />
        ) : (
          <ul className="mt-4 grid gap-5 lg:grid-cols-2">
            {shown.map((county) => (
              <CountyCard key={county.id} county={county} onConfigure={() => void configure(county)} />
            ))}
          </ul>
        )}
        {open && Dialog && (
          <Dialog county={open} onSave={(values) => keep(open, values)} onClose={() => setOpen(null)} />
        )}
      </SampleData>
    </div>
  );
}

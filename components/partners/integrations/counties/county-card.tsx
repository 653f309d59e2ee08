'use client';

import { LocalTime } from '@/components/kit/local-time';
import { ApiTest } from '@/components/partners/integrations/counties/api-test';
import { countyStatuses, type ShownCounty } from '@/components/partners/integrations/counties/county-filter';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { stateName } from '@/lib/catalog/content/states';
import { formatMoney } from '@/lib/values/money';
import { formatNumber } from '@/lib/values/numbers';

type CountyCardProps = { county: ShownCounty; onConfigure: () => void };

export function CountyCard({ county, onConfigure }: CountyCardProps) {
  const { name, state, status, lastSync, settings } = county;
  const { label, variant } = countyStatuses[status];

  return (
    <li className="flex min-w-0 flex-col rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 className="font-serif text-xl leading-tight font-semibold">
          {name} County, {stateName(state)}
        </h4>
        <p className="flex flex-wrap gap-2">
          <Badge variant={variant}>{label}</Badge>
          {settings && <Badge variant="outline">Set on this page</Badge>}
        </p>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 [&_dt]:text-muted-foreground">
        <dt>FIPS</dt>
        <dd className="font-mono text-sm leading-6">{county.fipsCode}</dd>
        <dt>Recording fee</dt>
        <dd className="tabular-nums">{formatMoney(county.recordingFeeCents)}</dd>
        <dt>E-recording</dt>
        <dd>{county.eRecordingEnabled ? 'Enabled' : 'Not enabled'}</dd>
        <dt>Population</dt>
        <dd className="tabular-nums">{formatNumber(county.population)}</dd>
        <dt>Documents</dt>
        <dd className="tabular-nums">{formatNumber(county.documents)}</dd>
        <dt>Last sync</dt>
        <dd>{lastSync ? <LocalTime value={lastSync} /> : 'Not yet'}</dd>
        <dt>API</dt>
        <dd className="font-mono text-sm leading-6 break-all">{county.apiEndpoint}</dd>
      </dl>
      <div className="mt-auto grid gap-3 pt-5">
        {status === 'maintenance' ? (
          <p className="text-[0.9375rem] text-muted-foreground">
            Under maintenance. Tests and settings come back when it ends.
          </p>
        ) : (
          <ApiTest county={county} isOffered={status === 'active'}>
            <Button
              variant={status === 'active' ? 'outline' : 'default'}
              className="needs-script"
              onClick={onConfigure}
            >
              {status === 'active' ? 'Configure' : 'Setup Integration'}
              <span className="sr-only"> of {name} County</span>
            </Button>
          </ApiTest>
        )}
      </div>
    </li>
  );
}

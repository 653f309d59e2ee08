import { SampleData } from '@/components/layout/sample-data';
import { Badge } from '@/components/ui/badge';
import { samplePartners } from '@/lib/samples/partnerships';

export function CurrentPartners() {
  return (
    <SampleData says="These companies are made up." offersAccount={false}>
      <div
        role="region"
        aria-label="List of the current partners"
        tabIndex={0}
        className="h-96 overflow-y-auto overscroll-contain rounded-md border bg-card"
      >
        <ul className="divide-y">
          {samplePartners.map(({ id, name, kind, status, line }) => (
            <li key={id} className="px-4 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h3 className="font-sans text-base leading-6 font-semibold tracking-normal">{name}</h3>
                <Badge variant={status === 'Active' ? 'success' : 'info'}>{status}</Badge>
              </div>
              <p className="text-sm leading-6 text-muted-foreground">{kind}</p>
              <p className="text-[0.9375rem] leading-6">{line}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-sm text-muted-foreground">
        The builder’s date has passed; the line is kept as it was announced.
      </p>
    </SampleData>
  );
}

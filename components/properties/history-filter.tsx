import Link from 'next/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { TimelineKind } from '@/lib/properties/schema/timeline';

type HistoryFilterProps = {
  /** the path of the page whose history it is */
  page: string;
  kinds: readonly { value: TimelineKind; label: string }[];
  asOf?: string;
  kind?: string;
};

/** A plain form: the address carries the day and the kind, with and without scripting. */
export function HistoryFilter({ page, kinds, asOf, kind }: HistoryFilterProps) {
  return (
    <form
      key={`${asOf} ${kind}`}
      action={`${page}#history`}
      aria-label="Filter the history"
      data-filter
      autoComplete="off"
      className="mt-3 flex flex-wrap items-end gap-3 print:hidden"
    >
      <div className="w-full sm:w-48">
        <Label htmlFor="history-kind">Kind</Label>
        <Select id="history-kind" name="kind" defaultValue={kind ?? ''} className="mt-1.5">
          <option value="">Everything</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className="w-full sm:w-48">
        <Label htmlFor="history-day">As of</Label>
        <Input id="history-day" name="asOf" type="date" defaultValue={asOf} className="mt-1.5" />
      </div>
      <Button type="submit" variant="outline" className="h-11 max-sm:w-full">
        Show
      </Button>
      {(asOf ?? kind) && (
        <Link href={page} prefetch={false} className={buttonVariants({ variant: 'link', className: 'h-11' })}>
          Clear the filter
        </Link>
      )}
    </form>
  );
}

import { TwoColumnTable } from '@/components/system/two-column-table';
import { Badge } from '@/components/ui/badge';

export type HeaderRow = {
  name: string;
  /** each on its own line */
  values: string[];
  reason: string;
  /** what is next to the values and no part of them */
  remark?: string;
};

type HeaderTableProps = { caption: string; head: [string, string]; rows: HeaderRow[] };

export function HeaderTable({ caption, head, rows }: HeaderTableProps) {
  return (
    <TwoColumnTable
      caption={caption}
      head={head}
      rows={rows.map(({ name, values, reason, remark }) => ({
        key: name,
        name: <code className="font-mono text-sm wrap-anywhere">{name}</code>,
        content: (
          <div className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
            <div>
              {values.map((value) => (
                <code key={value} className="block font-mono text-sm leading-6 wrap-anywhere">
                  {value}
                </code>
              ))}
              {remark && <Badge variant="outline">{remark}</Badge>}
            </div>
            <p className="text-muted-foreground">{reason}</p>
          </div>
        ),
      }))}
    />
  );
}

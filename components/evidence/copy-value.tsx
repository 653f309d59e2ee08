import { CopyButton } from '@/components/kit/copy-button';

type CopyValueProps = { label: string; value: string; shown?: string };

/** A hash or a key in mono, with a button that copies all of it. */
export function CopyValue({ label, value, shown = value }: CopyValueProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="font-mono text-sm break-all" title={value}>
        {shown}
      </code>
      <CopyButton value={value} of={label} />
    </span>
  );
}

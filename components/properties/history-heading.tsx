import { FileLink } from '@/components/files/file-link';
import { buttonVariants } from '@/components/ui/button';
import { mediumDay } from '@/lib/values/date-format';

type HistoryHeadingProps = { asOf: string | null; pdf: string };

/** Of which day a history is, and the whole of it as one file to print. */
export function HistoryHeading({ asOf, pdf }: HistoryHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
      <h2 id="history">History{asOf ? ` as of ${mediumDay(asOf)}` : ''}</h2>
      <FileLink
        href={asOf ? `${pdf}?asOf=${asOf}` : pdf}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'max-sm:min-h-11' })}
      >
        Print as PDF
      </FileLink>
    </div>
  );
}

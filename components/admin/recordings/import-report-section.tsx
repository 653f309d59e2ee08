import Link from 'next/link';
import { BadLines } from '@/components/admin/recordings/bad-lines';
import { ImportTable } from '@/components/admin/recordings/import-table';
import type { ImportReport } from '@/lib/properties/schema/recordings';
import { formatNumber } from '@/lib/values/numbers';

/** One import, with the lines that were not taken. */
export function ImportReportSection({ report }: { report: ImportReport }) {
  const { bad, badCount } = report;
  const title =
    bad.length < badCount
      ? `The first ${bad.length} of ${formatNumber(badCount)} lines that were not taken`
      : 'Lines that were not taken';
  return (
    <section aria-labelledby="report" className="mt-6 grid gap-4">
      <h2 id="report">One import</h2>
      <ImportTable imports={[report]} />
      <BadLines bad={bad} title={title} />
      {badCount === 0 && report.status === 'done' && <p>No line was left out.</p>}
      <p>
        <Link href="/admin/recordings" prefetch={false} className="text-link">
          Import another index
        </Link>
      </p>
    </section>
  );
}

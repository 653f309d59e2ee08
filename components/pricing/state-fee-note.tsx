import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { remoteRemark, type FeeLimit } from '@/lib/pricing/content/fee-law-texts';
import type { FeeLaw } from '@/lib/pricing/rules/fee-law';

type StateFeeNoteProps = { law: FeeLaw; limit: FeeLimit; stateName: string; isRemote: boolean };

/** What is statutory in a quote, and what is not. */
export function StateFeeNote({ law, limit, stateName, isRemote }: StateFeeNoteProps) {
  const remark = isRemote ? remoteRemark(law, stateName) : null;

  return (
    <div className="grid gap-3 border-t pt-4 text-[0.9375rem] leading-6">
      <h3 className="text-lg">What the law {isRemote ? '' : `of ${stateName} `}limits</h3>
      <p>
        {limit.says} <SourceNote fact={limit.finding} />
      </p>
      <p>
        That limit is for the notarial act. What is marked “Us” is our own service fee: the charge for further
        pages pays for handling them and is not part of the notarial fee.
      </p>
      {remark && (
        <p>
          {remark}{' '}
          <Link href="/compliance/ron" prefetch={false} className="text-link">
            Where remote online notarization stands
          </Link>
        </p>
      )}
    </div>
  );
}

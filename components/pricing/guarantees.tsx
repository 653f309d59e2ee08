import Link from 'next/link';
import { FeatureList } from '@/components/pricing/feature-list';
import { moneyBack } from '@/lib/deeds/content/lock-promise';
import { HOW_MONEY_BACK } from '@/lib/payments/rules';

export function Guarantees() {
  return (
    <FeatureList
      features={[
        {
          title: moneyBack.charAt(0).toUpperCase() + moneyBack.slice(1),
          text: `If deed protection is not what you wanted, you get your money back. ${HOW_MONEY_BACK}`,
        },
        {
          title: 'Security that you can check',
          text: (
            <>
              Every lock is an entry in a public log that nobody, ourselves included, can rewrite unnoticed.
              You don’t have to take our word for it:{' '}
              <Link href="/verify" prefetch={false} className="text-link">
                check a proof
              </Link>{' '}
              or read{' '}
              <Link href="/security/whitepaper" prefetch={false} className="text-link">
                how keys and proofs are kept
              </Link>
              .
            </>
          ),
        },
      ]}
    />
  );
}

import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';

type PaymentNotNeededProps = { status: 'paid' | 'released'; propertyAddress: string };

const texts = {
  paid: {
    says: 'is paid for. Its lock stays in force, and nothing more is due.',
    link: { href: '/deedguard-protection#your-properties', label: 'See Your Protected Properties' },
  },
  released: {
    says: 'is no longer locked, so there is nothing to pay. Nothing was charged. You can lock the property again and pay for the new lock.',
    link: { href: '/deedguard-protection', label: 'Lock it again' },
  },
};

export function PaymentNotNeeded({ status, propertyAddress }: PaymentNotNeededProps) {
  const { says, link } = texts[status];

  return (
    <>
      <p className="measure text-lg">
        <strong className="font-semibold">{propertyAddress}</strong> {says}
      </p>
      <p className="mt-6">
        <Link href={link.href} prefetch={false} className={buttonVariants({ size: 'lg' })}>
          {link.label}
        </Link>
      </p>
    </>
  );
}

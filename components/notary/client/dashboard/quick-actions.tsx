import Link from 'next/link';
import { Button, buttonVariants } from '@/components/ui/button';

const links = [
  { href: '/document-vault', label: 'My Documents' },
  { href: '#appointments', label: 'Appointments' },
  { href: '/settings/billing', label: 'Billing' },
];

type QuickActionsProps = {
  onNew: () => void;
  /** Where nothing goes on the empty list has it instead, and where a notary can be followed, that request. */
  isMain: boolean;
};

export function QuickActions({ onNew, isMain }: QuickActionsProps) {
  return (
    <nav aria-label="Quick actions" className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Button size="lg" variant={isMain ? 'default' : 'outline'} onClick={onNew}>
        New Request
      </Button>
      {links.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

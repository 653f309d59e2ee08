import { FileLink } from '@/components/files/file-link';
import { buttonVariants } from '@/components/ui/button';
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import type { LockedDeed } from '@/lib/deeds/schema';

type Proof = { label: string; search: string; variant: 'outline' | 'ghost' };

const inForce: Proof[] = [
  { label: 'Download proof', search: '?format=html', variant: 'outline' },
  { label: 'Proof as JSON', search: '?format=json', variant: 'ghost' },
];

const ended: Proof[] = [
  { label: 'Proof of the lock', search: '?format=html', variant: 'outline' },
  { label: 'Proof of its end', search: '?of=release&format=html', variant: 'outline' },
  { label: 'Both in one file', search: '?of=history&format=html', variant: 'ghost' },
  { label: 'Both as JSON', search: '?of=history&format=json', variant: 'ghost' },
];

/** What shows without us that a deed was locked, and that the lock has ended. */
export function RecordProofs({ deed: { id, status, metadata } }: { deed: LockedDeed }) {
  return (status === 'released' ? ended : inForce).map(({ label, search, variant }) => (
    <FileLink key={label} href={`${DEEDS_URL}/${id}/proof${search}`} className={buttonVariants({ variant })}>
      {label}
      <span className="sr-only"> of {metadata.propertyAddress}</span>
    </FileLink>
  ));
}

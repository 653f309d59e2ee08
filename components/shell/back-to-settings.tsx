import Link from 'next/link';

export function BackToSettings() {
  return (
    <p className="mb-6 print:hidden">
      <Link href="/settings" prefetch={false} className="text-[0.9375rem] text-link">
        Back to your settings
      </Link>
    </p>
  );
}

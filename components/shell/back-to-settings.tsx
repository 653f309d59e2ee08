import Link from 'next/link';

/** Where there is no header of the application, which leads back by itself. */
export function BackToSettings() {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 print:hidden">
      <Link href="/settings" prefetch={false} className="text-[0.9375rem] text-link">
        Back to your settings
      </Link>
    </nav>
  );
}

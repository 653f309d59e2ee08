import { PageRefresh } from '@/components/session/page-refresh';

/** In place of the results until our rules have looked; then the page is read again. */
export function ScanPending() {
  return (
    <>
      <PageRefresh on="document" />
      <p className="mt-3 text-[0.9375rem] leading-6">
        It is stored. The results appear here within some minutes.
      </p>
    </>
  );
}

import { Skeleton } from '@/components/ui/skeleton';

export function Searching() {
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Searching for notaries</span>
      <Skeleton className="h-80" />
      <Skeleton className="h-80 max-md:hidden" />
      <Skeleton className="h-80 max-xl:hidden" />
    </div>
  );
}

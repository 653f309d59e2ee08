import { Skeleton } from '@/components/ui/skeleton';

export function LoadingApplicants() {
  return (
    <div role="status">
      <span className="sr-only">Loading recent applications</span>
      <Skeleton className="h-64" />
    </div>
  );
}

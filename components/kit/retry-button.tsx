import { Button } from '@/components/ui/button';

type RetryButtonProps = {
  isRetrying: boolean;
  onRetry: () => unknown;
  size?: 'sm';
  /** for a screen reader, where a page has several: `to reach the log` */
  to?: string;
};

export function RetryButton({ isRetrying, onRetry, size, to }: RetryButtonProps) {
  return (
    <Button variant="outline" size={size} aria-disabled={isRetrying} onClick={() => void onRetry()}>
      {isRetrying ? 'Loading' : 'Try again'}
      {to && <span className="sr-only"> {to}</span>}
    </Button>
  );
}

import { Spinner } from '@/components/ui/spinner';

export function PaymentWait({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted-foreground">
      <Spinner className="size-5" />
      {children}
    </p>
  );
}

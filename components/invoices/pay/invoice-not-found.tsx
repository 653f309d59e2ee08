import { Guilloche } from '@/components/shell/guilloche';

export function InvoiceNotFound() {
  return (
    <div className="relative isolate overflow-hidden">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute top-0 right-0 -z-10 size-96 opacity-15 max-sm:-right-40"
      />
      <div className="page py-20 sm:py-32">
        <h1 className="text-4xl tracking-[-0.018em] sm:text-5xl">Invoice not found</h1>
        <p className="mt-5 measure text-lg text-muted-foreground">
          There is no invoice at this address. Please open the link in the email again, or copy the whole
          link. If that does not help, ask the sender for a new one.
        </p>
      </div>
    </div>
  );
}

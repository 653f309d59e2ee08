import { CopyButton } from '@/components/kit/copy-button';
import { Button } from '@/components/ui/button';

type SecretPanelProps = { secret: string; says: string; onClose: () => void };

/** The secret that a receiver checks signatures with, while it is shown. */
export function SecretPanel({ secret, says, onClose }: SecretPanelProps) {
  return (
    <section aria-labelledby="secret" className="rounded-lg border bg-card p-5 sm:p-7">
      <h2 id="secret" className="text-2xl">
        Signing secret
      </h2>
      <p className="mt-3 text-muted-foreground">{says}</p>
      <code className="mt-4 block rounded-md bg-muted p-3 text-sm break-all">{secret}</code>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton value={secret} of="the signing secret" />
        <Button variant="outline" size="sm" onClick={onClose}>
          Hide
        </Button>
      </div>
    </section>
  );
}

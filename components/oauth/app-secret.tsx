import { CopyButton } from '@/components/kit/copy-button';
import { Button } from '@/components/ui/button';
import type { AppWithSecret } from '@/lib/oauth/schema/apps';

type AppSecretProps = { app: AppWithSecret; onClose: () => void };

/** What an app needs to begin with; the secret, where it has one, is shown this once. */
export function AppSecret({ app: { name, id, secret }, onClose }: AppSecretProps) {
  return (
    <section aria-labelledby="credentials" className="rounded-lg border bg-card p-5 sm:p-7">
      <h2 id="credentials" className="text-2xl wrap-anywhere">
        {name}
      </h2>
      <Credential label="Client ID" of="the client ID" value={id} />
      {secret && (
        <>
          <Credential label="Client secret" of="the client secret" value={secret} />
          <p className="mt-4 text-muted-foreground">
            Copy the secret to your server now. We keep a hash of it and cannot show it again.
          </p>
        </>
      )}
      <Button variant="outline" className="mt-5" onClick={onClose}>
        {secret ? 'I saved it' : 'Close'}
      </Button>
    </section>
  );
}

function Credential({ label, of, value }: { label: string; of: string; value: string }) {
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-sm font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-md bg-muted p-3 text-sm break-all">{value}</code>
        <CopyButton value={value} of={of} />
      </div>
    </div>
  );
}

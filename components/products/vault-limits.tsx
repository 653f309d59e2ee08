import { vaultLimits } from '@/lib/vault/content/product';

export function VaultLimits() {
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2">
      {vaultLimits.map(({ name, value, note }) => (
        <div key={name} className="bg-background p-5 sm:p-6">
          <dt className="eyebrow">{name}</dt>
          <dd className="mt-1 font-serif text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

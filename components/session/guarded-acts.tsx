import { guardedActList } from '@/lib/accounts/rules/guarded';

/** What a PIN or a passkey is asked for before, folded: it is long, and nobody has to read it to set one. */
export function GuardedActs() {
  return (
    <details className="text-[0.9375rem] leading-6">
      <summary className="flex min-h-11 w-fit items-center text-link">When we ask for it</summary>
      <ul className="mt-1 list-disc pl-5 text-muted-foreground">
        {guardedActList.map((act) => (
          <li key={act}>{act.charAt(0).toUpperCase() + act.slice(1)}</li>
        ))}
      </ul>
    </details>
  );
}

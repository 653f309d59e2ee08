import { credentials } from '@/lib/catalog/content/notary-requirements';

export function CredentialList() {
  return (
    <ol className="divide-y border-y">
      {credentials.map(({ title, says, lapses }, index) => (
        <li key={title} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[2.5rem_1fr_16rem]">
          <span aria-hidden className="font-serif text-xl font-semibold text-primary tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="measure text-[0.9375rem] leading-6">{says}</p>
          </div>
          <p className="text-[0.9375rem] leading-6 text-muted-foreground">
            <span className="block text-sm">Lapses</span>
            {lapses}
          </p>
        </li>
      ))}
    </ol>
  );
}

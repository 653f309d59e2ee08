import { FileLink } from '@/components/files/file-link';
import { documentUrl } from '@/lib/vault/rules/urls';
import { buttonVariants } from '@/components/ui/button';
import type { VaultDocument } from '@/lib/vault/schema/documents';

/** What shows the day of a document without us. */
export function DocumentPapers({ document: { id, name } }: { document: VaultDocument }) {
  const url = documentUrl(id);
  const papers = [
    { label: 'Certificate (PDF)', href: `${url}/certificate` },
    { label: 'Proof page', href: `${url}/proof?format=html` },
    { label: 'Proof as JSON', href: `${url}/proof?format=json` },
  ];

  return (
    <p className="flex flex-wrap gap-2">
      {papers.map(({ label, href }) => (
        <FileLink key={href} href={href} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {label}
          <span className="sr-only"> of {name}</span>
        </FileLink>
      ))}
    </p>
  );
}

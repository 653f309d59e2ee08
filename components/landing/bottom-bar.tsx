import Link from 'next/link';

const links = [
  { href: '/document-vault', label: 'Document vault', says: 'Papers, encrypted one by one' },
  { href: '/state-documents', label: 'State docs', says: 'Notary law by state' },
  { href: '/county-documents', label: 'County docs', says: 'Deeds a recorder accepts' },
  { href: '/partners/portal', label: 'Partner portal', says: 'For title, law and builders' },
];

export function BottomBar() {
  return (
    <nav aria-label="Documents and partners" className="page py-12">
      <ul className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ href, label, says }) => (
          <li
            key={href}
            className="relative bg-background px-5 py-5 transition-colors duration-150 hover:bg-card"
          >
            <Link
              href={href}
              prefetch={false}
              className="font-serif text-lg font-semibold after:absolute after:inset-0"
            >
              {label}
            </Link>
            <p className="text-sm text-muted-foreground">{says}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

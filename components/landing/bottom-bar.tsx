import { LinkList, type ListedLink } from '@/components/shell/link-list';

const links: ListedLink[] = [
  ['/document-vault', 'Document vault', 'Papers, encrypted one by one'],
  ['/state-documents', 'State docs', 'Notary law by state'],
  ['/county-documents', 'County docs', 'Blank deeds and estate papers'],
  ['/partners/portal', 'Partner portal', 'For title, law and builders'],
];

export function BottomBar() {
  return (
    <nav aria-label="Documents and partners" className="page py-12">
      <LinkList links={links} className="tile-links" />
    </nav>
  );
}

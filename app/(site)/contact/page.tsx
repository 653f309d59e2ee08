import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { SitePage } from '@/components/shell/site-page';
import { ContactForm } from '@/components/support/contact-form';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/contact';

export const metadata = pageMetadata(path);

const elsewhere: ListedLink[] = [
  ['/deedguard-protection', 'Get your money back', 'By button, within 30 days of paying for a lock'],
  ['/verify', 'Verify a proof', 'Without us, and without an account'],
  ['/health', 'System health', 'Whether everything works at the moment'],
  ['/partnerships', 'Become a partner', 'Applications have a form of their own'],
  ['/enterprise#contact', 'Terms for an enterprise', 'For those who hold many deeds'],
];

export default function ContactPage() {
  return (
    <SitePage
      path={path}
      title="Write to us"
      lead="Whatever it is about. A person reads your message and answers by email; you get a case number at once."
    >
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
        <div className="rounded-lg border bg-card p-5 sm:p-8">
          <ContactForm />
        </div>
        <div>
          <h2 className="text-xl">Often faster</h2>
          <LinkList links={elsewhere} className="row-links mt-3" />
        </div>
      </div>
    </SitePage>
  );
}

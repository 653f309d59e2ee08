import { LinkList, type ListedLink } from '@/components/shell/link-list';

const links: ListedLink[] = [
  ['#blockchain', 'Enter the hash of a document', 'In the evidence log, with an account; its proof is yours'],
  ['/verify', 'Verify a hash or a proof', 'Without an account'],
  ['#overview', 'Partners and applicants', 'The companies that work with us'],
  ['/state-documents', 'State documents', 'Forms and rules of each state, with their sources'],
];

/** What is no sample: first, because it is what one can do. */
export function WorkingToday() {
  return (
    <section aria-labelledby="working-today" className="mt-8">
      <h2 id="working-today" className="text-2xl">
        What works today
      </h2>
      <LinkList links={links} className="row-links mt-3" />
      <p className="mt-3 text-[0.9375rem] text-muted-foreground">
        Everything else below shows samples, and says so.
      </p>
    </section>
  );
}

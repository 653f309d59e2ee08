import type { ComponentProps, ReactNode } from 'react';
import { AdminHeading } from '@/components/admin/admin-heading';
import { CsvLink } from '@/components/admin/csv-link';
import { ListFilter } from '@/components/kit/list-filter';
import { PageLinks } from '@/components/admin/page-links';

type AdminListProps = Pick<
  ComponentProps<typeof ListFilter>,
  'path' | 'choices' | 'dates' | 'search' | 'clearLabel'
> & {
  title: string;
  /** how many there are, in words */
  says: string;
  /** what the list holds: `users` */
  noun: string;
  /** the call that answers with everything as CSV */
  csvPath: string;
  /** what the address says */
  filter: Record<string, string | undefined>;
  isFirst: boolean;
  next: string | null;
  /** what is seen before the list and its filter */
  intro?: ReactNode;
  /** what the filter leaves, in words: below an intro, where filter and pages then lead */
  listTitle?: string;
  /** the table, or why there is none */
  children: ReactNode;
};

/** A list for admins: what it holds, its filter and order, one page of it, and the way to the next. */
export function AdminList({ title, says, noun, csvPath, filter, isFirst, next, ...rest }: AdminListProps) {
  const { path, choices, dates, search, clearLabel, intro, listTitle, children } = rest;
  const part = listTitle && '#list';
  return (
    <>
      <AdminHeading title={title} says={says} action={<CsvLink path={csvPath} filter={filter} />} />
      {intro}
      {listTitle && (
        <h2 id="list" tabIndex={-1} className="mt-8 text-xl outline-none">
          {listTitle}
        </h2>
      )}
      <ListFilter
        path={path}
        label={`Filter the ${noun}`}
        values={filter}
        choices={choices}
        dates={dates}
        search={search}
        clearLabel={clearLabel}
        part={part}
      />
      <div className="mt-5">{children}</div>
      <PageLinks
        label={`Pages of ${noun}`}
        path={path}
        filter={filter}
        isFirst={isFirst}
        next={next}
        part={part}
      />
    </>
  );
}

import Link from 'next/link';
import { FilterFold } from '@/components/kit/filter-fold';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';

type Option = { value: string; label: string };

type Choice = {
  name: string;
  label: string;
  /** what no choice is called; without it one is always chosen */
  none?: string;
  options: readonly Option[];
};

type ListFilterProps = {
  path: string;
  label: string;
  /** what the address says now */
  values: Record<string, string | undefined>;
  choices: Choice[];
  /** days that the list begins and ends with */
  dates?: readonly { name: string; label: string }[];
  /** label of the field that is searched with; none without it */
  search?: string;
  /** of the link that takes every filter away */
  clearLabel: string;
  /** where on the page it leads: `#list` */
  part?: string;
};

/**
 * A plain form: the address carries filter and order, with and without scripting. A browser that goes back must not fill
 * it in from memory: the fields say what the list shows. On phones it is folded away while it narrows nothing: the list
 * comes first there.
 */
export function ListFilter({
  label,
  values,
  choices,
  dates = [],
  search,
  clearLabel,
  ...to
}: ListFilterProps) {
  const path = to.path + (to.part ?? '');
  const usual = new Map(
    choices.map(({ name, none, options }) => [name, none ? undefined : options[0]?.value]),
  );
  const isFiltered = Object.entries(values).some(([name, value]) => value && value !== usual.get(name));
  return (
    <div key={JSON.stringify(values)} className="mt-5 print:hidden">
      <FilterFold isOpen={isFiltered}>
        <form
          action={path}
          aria-label={label}
          data-filter
          autoComplete="off"
          className="flex flex-wrap items-end gap-3"
        >
          {search && (
            <div className="w-full sm:w-64">
              <Label htmlFor="filter-search">{search}</Label>
              <Input
                id="filter-search"
                name="search"
                type="search"
                maxLength={200}
                defaultValue={values.search}
                className="mt-1.5"
              />
            </div>
          )}
          {choices.map((choice) => (
            <ChoiceField key={choice.name} choice={choice} chosen={values[choice.name]} />
          ))}
          {dates.map((date) => (
            <DateField key={date.name} date={date} chosen={values[date.name]} />
          ))}
          <Button type="submit" variant="outline" className="h-11 max-sm:w-full">
            Show
          </Button>
          {isFiltered && (
            <Link
              href={path}
              prefetch={false}
              className={buttonVariants({ variant: 'link', className: 'h-11' })}
            >
              {clearLabel}
            </Link>
          )}
        </form>
      </FilterFold>
    </div>
  );
}

function DateField({
  date: { name, label },
  chosen,
}: {
  date: { name: string; label: string };
  chosen?: string;
}) {
  return (
    <div className="w-full sm:w-44">
      <Label htmlFor={`filter-${name}`}>{label}</Label>
      <Input id={`filter-${name}`} name={name} type="date" defaultValue={chosen} className="mt-1.5" />
    </div>
  );
}

function ChoiceField({
  choice: { name, label, none, options },
  chosen,
}: {
  choice: Choice;
  chosen?: string;
}) {
  return (
    <div className="w-full sm:w-48">
      <Label htmlFor={`filter-${name}`}>{label}</Label>
      <Select
        id={`filter-${name}`}
        name={name}
        defaultValue={chosen ?? (none ? '' : options[0]?.value)}
        className="mt-1.5"
      >
        {none && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

import Link from 'next/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { experiences } from '@/lib/partners/rules/waitlist';
import type { WaitlistFilter as Filter } from '@/lib/partners/schema/waitlist';

type WaitlistFilterProps = { path: string; filter: Filter; stateNames: string[] };

/** A plain form: the address carries the filter, with and without scripting. */
export function WaitlistFilter({ path, filter: { state, experience }, stateNames }: WaitlistFilterProps) {
  return (
    <form
      key={`${state ?? ''} ${experience ?? ''}`}
      action={path}
      aria-label="Filter the waitlist"
      className="mt-5 grid items-end gap-3 sm:grid-cols-[14rem_14rem_auto_1fr]"
    >
      <Choice
        name="state"
        label="State"
        none="All states"
        chosen={state}
        options={stateNames.map((name) => ({ value: name, label: name }))}
      />
      <Choice
        name="experience"
        label="Experience"
        none="All"
        chosen={experience}
        options={[...experiences]}
      />
      <Button type="submit" variant="outline" className="h-11">
        Filter
      </Button>
      {(state || experience) && (
        <Link
          href={path}
          prefetch={false}
          className={buttonVariants({ variant: 'link', className: 'h-11 sm:justify-self-start' })}
        >
          Show everybody
        </Link>
      )}
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  none: string;
  chosen?: string;
  options: { value: string; label: string }[];
};

function Choice({ name, label, none, chosen, options }: ChoiceProps) {
  return (
    <div>
      <Label htmlFor={`filter-${name}`}>{label}</Label>
      <Select id={`filter-${name}`} name={name} defaultValue={chosen ?? ''} className="mt-1.5">
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

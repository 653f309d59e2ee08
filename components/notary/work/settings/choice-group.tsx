'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

type ChoiceGroupProps = {
  title: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  chosen: string[];
  problem?: string;
  onChange: (chosen: string[]) => void;
};

/** Any number out of a list. */
export function ChoiceGroup({ title, hint, options, chosen, problem, onChange }: ChoiceGroupProps) {
  const id = useId();
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    <fieldset aria-describedby={`${id}-hint ${id}-problem`}>
      <legend className="text-[0.9375rem] leading-6 font-medium">{title}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted-foreground">
        {hint}
      </p>
      <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-destructive empty:hidden">
        {problem}
      </p>
      <div className="mt-2 grid grid-cols-1 gap-x-6 min-[24rem]:grid-cols-2 lg:grid-cols-3">
        {options.map(({ value, label }) => (
          <label key={value} className="flex items-start gap-3 py-1.5 text-[0.9375rem] leading-6">
            <Checkbox className="mt-0.5" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

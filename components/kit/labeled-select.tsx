import type { ComponentProps } from 'react';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';

type Option = { value: string; label: string };

type LabeledSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  id: string;
  label: string;
  options: Option[];
  /** Shown while nothing is chosen. */
  none: string;
  value: string;
  onChoose: (value: string) => void;
};

/** A filter: a label, its options, and one that takes the choice back, for which `value` is the empty text. */
export function LabeledSelect({ id, label, options, none, value, onChoose, ...select }: LabeledSelectProps) {
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        className="mt-1.5"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        {...select}
      >
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

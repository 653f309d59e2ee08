import { useState } from 'react';
import { LabeledSelect } from '@/components/kit/labeled-select';

export type CountiesOfState = { code: string; name: string; counties: [fips: string, name: string][] };

type ChooseCountyProps = {
  states: CountiesOfState[];
  fips: string;
  disabled: boolean;
  /** with the FIPS code, or with the empty text while there is no county yet */
  onChoose: (fips: string) => void;
};

export function ChooseCounty({ states, fips, disabled, onChoose }: ChooseCountyProps) {
  const [code, setCode] = useState('');
  const state = states.find((each) => each.code === code);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LabeledSelect
        id="import-state"
        label="State"
        none="Choose a state"
        options={states.map(({ code: value, name }) => ({ value, label: name }))}
        value={code}
        disabled={disabled}
        onChoose={(value) => {
          setCode(value);
          onChoose('');
        }}
      />
      <LabeledSelect
        id="import-county"
        label="County"
        none={state ? 'Choose a county' : 'Choose a state first'}
        options={(state?.counties ?? []).map(([value, name]) => ({ value, label: `${name} (${value})` }))}
        value={fips}
        disabled={disabled || !state}
        onChoose={onChoose}
      />
    </div>
  );
}

'use client';

import { useQueryParams } from '@/components/kit/query-params';

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

/** Which prices are in front. The cards read the radio buttons by style, so that this works before any script does. */
export function BillingToggle() {
  const { params, setParams } = useQueryParams();
  const chosen = params.get('billing') === 'yearly' ? 'yearly' : 'monthly';

  return (
    <fieldset>
      <legend className="text-[0.9375rem] leading-6 font-medium">Billing</legend>
      <div className="mt-1.5 grid w-fit grid-cols-2 gap-2">
        {periods.map(({ value, label }) => (
          <label key={value} className="choice px-5 py-2 text-center font-medium">
            <input
              type="radio"
              id={`billing-${value}`}
              name="billing"
              value={value}
              className="sr-only"
              checked={chosen === value}
              onChange={() => setParams({ billing: value === 'yearly' ? value : '' })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

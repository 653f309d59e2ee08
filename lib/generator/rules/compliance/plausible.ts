import type { TemplateState } from '../../schema';
import { countyName } from '../county';
import { official } from '../source';
import { incomplete } from './general';
import { affidavitKinds, allStates, contractKinds, deedKinds, makeRule } from './make-rule';
import type { ComplianceRule, Draft } from './rule';
import { hasAddress, valueOf } from './words';

/** The first field of those names that is filled in, and not with what it asks for. */
function firstWrong(draft: Draft, names: RegExp, isRight: (value: string, field: string) => boolean) {
  const isWrong = (field: string) => {
    const value = valueOf(draft, field);
    return names.test(field) && value !== '' && !isRight(value, field);
  };
  return Object.keys(draft.values).find(isWrong) ?? null;
}

function wrongName(draft: Draft): string | null {
  return firstWrong(draft, /_name$/, (name) => /\p{L}/u.test(name));
}

/** By their field, the states whose own rule looks at that address of a deed. */
const toldByTheState: Record<string, readonly TemplateState[] | undefined> = {
  grantee_address: ['TX', 'FL', 'NY', 'IL'],
  return_address: ['CA', 'IL'],
};

function wrongAddress(draft: Draft): string | null {
  const { kind, stateCode } = draft.template;
  const isTold = (field: string) => deedKinds.includes(kind) && toldByTheState[field]?.includes(stateCode);
  return firstWrong(draft, /_address$/, (address, field) => isTold(field) || hasAddress(address));
}

function wrongCounty(draft: Draft): string | null {
  return firstWrong(draft, /_county$/, (county) => draft.isCounty(countyName(county)));
}

/** Boroughs of New York City whose county has another name. */
const boroughs: Record<string, string | undefined> = {
  brooklyn: 'Kings',
  manhattan: 'New York',
  'staten island': 'Richmond',
};

function countyProblem(draft: Draft): string | null {
  const field = wrongCounty(draft);
  if (!field) return null;
  const typed = countyName(valueOf(draft, field));
  const county = draft.template.stateCode === 'NY' ? boroughs[typed.toLowerCase()] : undefined;
  return county
    ? `${typed} is a borough, and its county is ${county}.`
    : `We know no county of the state that is called “${typed}”.`;
}

/** Answers that cannot be what their field asks for: a name without a letter, an address that is one figure. */
export const plausibleRules: ComplianceRule[] = [
  makeRule(
    {
      ...incomplete,
      id: 'names-have-letters',
      field: wrongName,
      type: 'content',
      asks: 'A name is written in letters.',
      severity: 'high',
      do: 'Write the full legal name.',
    },
    (draft) => {
      const field = wrongName(draft);
      return field ? `“${valueOf(draft, field)}” is not a name.` : null;
    },
  ),
  makeRule(
    {
      ...incomplete,
      id: 'addresses-complete',
      field: wrongAddress,
      type: 'content',
      asks: 'An address names the street or post-office box, and the place.',
      severity: 'medium',
      do: 'Write the whole address: street and number, city, state and ZIP code.',
    },
    (draft) => {
      const field = wrongAddress(draft);
      return field ? `“${valueOf(draft, field)}” is not a complete address.` : null;
    },
  ),
  makeRule(
    {
      id: 'county-of-the-state',
      field: wrongCounty,
      type: 'content',
      asks: 'The county that is named is one of the state.',
      states: allStates,
      kinds: [...deedKinds, ...affidavitKinds, ...contractKinds],
      severity: 'high',
      law: 'The counties of the state',
      source: official(
        'U.S. Census Bureau, counties and equivalents of the 2020 census',
        'https://www.census.gov/programs-surveys/geography/technical-documentation/county-changes.2010.html',
      ),
      asOf: '2020-04',
      do: 'Name the county as its state does, or choose the template of the other state.',
    },
    countyProblem,
  ),
  makeRule(
    {
      ...incomplete,
      id: 'parcel-number-has-figures',
      field: 'parcel_number',
      kinds: deedKinds,
      type: 'content',
      asks: 'A parcel number has figures in it.',
      severity: 'low',
      do: 'Copy the number from the tax bill, or leave it empty.',
    },
    (draft) => {
      const parcel = valueOf(draft, 'parcel_number');
      return parcel === '' || /\d/.test(parcel) ? null : `“${parcel}” is not a parcel number.`;
    },
  ),
];

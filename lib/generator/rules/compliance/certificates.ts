import { certificateLaws } from './certificate-laws';
import { affidavitKinds, allStates, deedKinds, powerKinds, wordsRule } from './make-rule';
import type { ComplianceRule } from './rule';

function certificateRule(state: (typeof allStates)[number], act: 'acknowledgment' | 'jurat'): ComplianceRule {
  const { mark, source, asOf } = certificateLaws[state][act];
  const isAcknowledged = act === 'acknowledgment';
  return wordsRule(
    {
      id: `${act}-${state.toLowerCase()}`,
      type: 'notary',
      asks: `It ends with the ${act} of the state.`,
      states: [state],
      kinds: isAcknowledged ? [...deedKinds, ...powerKinds] : affidavitKinds,
      severity: 'critical',
      law: source.title,
      source,
      asOf,
      ...(isAcknowledged ? {} : { penalty: 'Without an oath it is no affidavit.' }),
      do: `Put the ${act} of the state back below the signatures.`,
    },
    [mark],
    `The ${act} of the state is not in the document.`,
  );
}

/** A deed or a power is acknowledged, an affidavit is sworn: each state has its own words for it. */
export const certificateRules: ComplianceRule[] = allStates.flatMap((state) => [
  certificateRule(state, 'acknowledgment'),
  certificateRule(state, 'jurat'),
]);

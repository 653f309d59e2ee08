import { stateName } from '@/lib/catalog/content/states';
import { countStandings, standingNames } from '@/lib/catalog/rules/compliance-standing';
import { MAX_AGE_MONTHS, type StateCompliance } from '@/lib/catalog/rules/state-compliance';
import { plainWords, type Paper } from '@/lib/paper/paper';

/** The result of a check, to keep or to send on. */
export function compliancePaper(results: StateCompliance[], checkedOn: string): Paper {
  const counts = countStandings(results);
  return {
    title: 'Compliance check of the state catalog',
    summary: `Which of five facts about the notaries of each state are known, have a source and were checked less than ${MAX_AGE_MONTHS} months before ${checkedOn}. It measures our catalog, not the states, and is not legal advice.`,
    updated: checkedOn,
    sections: [
      {
        id: 'counts',
        title: 'Counts',
        blocks: [
          {
            kind: 'list',
            isNumbered: false,
            items: [
              `${standingNames.compliant}: ${counts.compliant}`,
              `${standingNames.needs_review}: ${counts.needs_review}`,
              `${standingNames.non_compliant}: ${counts.non_compliant}`,
            ].map(plainWords),
          },
        ],
      },
      {
        id: 'states',
        title: 'States',
        blocks: [{ kind: 'list', isNumbered: false, items: results.map(lineOf).map(plainWords) }],
      },
    ],
  };
}

function lineOf({ code, standing, sound, reasons }: StateCompliance): string {
  return [`${stateName(code)}: ${standingNames[standing]}, ${sound} of 5.`, ...reasons].join(' ');
}

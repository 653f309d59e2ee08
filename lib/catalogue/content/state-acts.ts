import { california, copySurvey, newYork, texas } from '@/lib/catalogue/content/state-sources';
import type { NotarialAct } from '@/lib/catalogue/content/notarial-acts';
import type { Source } from '@/lib/catalogue/schema';

/** May a notary of this state do this act? */
export type StateAct = {
  code: string;
  act: NotarialAct;
  standing: 'authorized' | 'limited' | 'not_listed';
  says: string;
  asOf: string;
  source: Source;
};

type Row = [act: NotarialAct, standing: StateAct['standing'], says: string];

/** Notarial acts of the three states that the guide covers, and copies where a survey names the state. */
export const stateActs: StateAct[] = [
  ...actsOf('CA', '2025-01', california('8205'), [
    [
      'acknowledgment',
      'authorized',
      'Of deeds, mortgages, powers of attorney and other papers, on the statutory form.',
    ],
    ['jurat', 'authorized', 'Affidavits and depositions, on the form of Gov. Code § 8202.'],
    [
      'copy-certification',
      'limited',
      'Of a power of attorney only (Prob. Code § 4307), and of the journal for the state.',
    ],
    [
      'oath',
      'authorized',
      'Oaths and affirmations that belong to the office or are used before a court or board.',
    ],
    ['signature-witnessing', 'not_listed', 'Not among the acts that the section lists.'],
  ]),
  ...actsOf('TX', '2025-04', texas('406.016'), [
    ['acknowledgment', 'authorized', 'Acknowledgments and proofs of written instruments.'],
    ['jurat', 'authorized', 'By the power to administer oaths.'],
    ['copy-certification', 'limited', 'Only of documents that cannot be recorded in the public records.'],
    ['oath', 'authorized', 'Oaths and affirmations.'],
    ['signature-witnessing', 'not_listed', 'Not among the acts that the section lists.'],
  ]),
  ...actsOf('NY', '2024-02', newYork('135'), [
    [
      'acknowledgment',
      'authorized',
      'Acknowledgments and proofs of deeds, mortgages, powers of attorney and other papers.',
    ],
    ['jurat', 'authorized', 'Affidavits and depositions.'],
    [
      'copy-certification',
      'not_listed',
      'Not among the powers of the section. The holder may swear to the copy instead.',
    ],
    ['oath', 'authorized', 'Oaths and affirmations.'],
    ['signature-witnessing', 'not_listed', 'Not among the powers of the section.'],
  ]),
  ...['MI', 'MS', 'NE', 'NC', 'OH', 'SC', 'TN'].flatMap((code) =>
    actsOf(code, '2021-11', copySurvey, [
      ['copy-certification', 'not_listed', 'Named among the states whose notaries may not certify copies.'],
    ]),
  ),
  ...actsOf('HI', '2021-11', copySurvey, [
    ['copy-certification', 'limited', "Only of entries in the notary's own journal."],
  ]),
];

function actsOf(code: string, asOf: string, source: Source, rows: Row[]): StateAct[] {
  return rows.map(([act, standing, says]) => ({ code, act, standing, says, asOf, source }));
}

export function listStateActs(code: string): StateAct[] {
  return stateActs.filter((each) => each.code === code);
}

import 'server-only';
import { ic3, listFraudLaw, policyNotice } from '@/lib/catalog/queries';
import type { StateLaw, Step } from '../schema';

const TODAY = 'Today';
const THIS_WEEK = 'This week';

/** What to do after a forged recording, the most urgent first. */
export function listSteps(): Step[] {
  return [
    {
      title: 'Ask the recorder for a certified copy of the document',
      when: TODAY,
      why: 'Police, insurer and court want to see what was recorded, with its signature and its notary.',
      letter: 'letter-county-recorder',
    },
    {
      title: 'Report it to the police or the sheriff',
      when: TODAY,
      why: 'Ask for the number of the report: the insurer and the recorder may want it.',
      letter: 'letter-police',
    },
    {
      title: 'Tell your title insurer in writing',
      when: 'Promptly: the day that counts is in your policy',
      why: 'An owner’s policy may pay for the defense of your title. The policy says where to write.',
      letter: 'letter-title-insurer',
      fact: policyNotice,
    },
    {
      title: 'If money was sent, call the bank that sent it',
      when: TODAY,
      why: 'A bank can ask for a transfer back; the sooner, the better the chance.',
    },
    {
      title: 'Report it to the FBI, if the internet played a part',
      when: THIS_WEEK,
      why: 'An email, a listing or a wire transfer is enough. The worksheet says what to enter.',
      letter: 'worksheet-fbi-ic3',
      fact: ic3,
    },
    {
      title: 'Tell your lender and the tax office',
      when: THIS_WEEK,
      why: 'Ask both whether somebody changed the mailing address, and whether a new loan was asked for.',
    },
    {
      title: 'See a lawyer for real property',
      when: THIS_WEEK,
      why: 'A court decides whose title it is, and not the recorder. A lawyer knows the deadline for your case.',
    },
    {
      title: 'Keep envelopes, emails and this pack, and write down what happened when',
      when: TODAY,
      why: 'What is thrown away cannot be shown later. The proofs of this pack check themselves without us.',
    },
  ];
}

/** What we know of the law of a state, question by question; what we do not know is said to be unknown. */
export function listLaw(stateCode: string): StateLaw {
  const { state, answers } = listFraudLaw(stateCode);
  const unknown = `Unknown: we have no source for this in ${state}. Ask a lawyer there, or the recorder.`;
  return {
    state,
    answers: answers.map((answer) => ({ ...answer, unknown: answer.facts.length > 0 ? null : unknown })),
  };
}

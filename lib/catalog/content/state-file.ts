import type { NotarialAct } from '@/lib/catalog/content/notarial-acts';
import type { TemplateAct } from '@/lib/catalog/content/state-templates';
import type { Fact, NotaryLaw, Source, StateReading } from '@/lib/catalog/schema';

/** A sentence about a state, the month or day for which its source says it, and the source. */
type Dated = { says: string; asOf: string; source: Source };

/** May a notary of this state do this act? */
export type ActStanding = Dated & {
  act: NotarialAct;
  standing: 'authorized' | 'limited' | 'not_listed';
};

/** What a state asks of its notaries, with the day it was last checked and where. */
export type NotaryRequirement = {
  requirement: string;
  description: string;
  isMandatory: boolean;
  penalty?: string;
  /** The acts it is about; none named: it concerns every act. */
  acts?: NotarialAct[];
  asOf: string;
  source: Source;
};

/** For an act in which our short form is the wrong paper: what to use there instead. */
export type FormLimit = Dated & {
  act: TemplateAct;
  /** `statutory`: the law prints its own form; `no_act`: its notaries do not do this act, or hardly ever. */
  kind: 'statutory' | 'no_act';
};

/**
 * What we know of one state's notaries and recorders: all of it in one file in `states/`. What is not there has not
 * been read. What its counties ask of a document is in `recording/`, because other pages show it.
 */
export type StateFile = {
  /**
   * The fee is what the commissioning office takes for application and commission together, without examinations
   * and without what another office takes for recording. Where remote acts are allowed on paper only, nothing can be
   * notarized online: the standing is `not_authorized` and the note says what is allowed.
   */
  law: NotaryLaw;
  /** What our state guide says of it. */
  reading?: Omit<StateReading, 'code'>;
  requirements?: NotaryRequirement[];
  acts?: ActStanding[];
  formLimits?: FormLimit[];
  /** About the recording of a remote session and the check of identity. */
  remoteRules?: Dated[];
  journalRule?: Dated;
  /** What the law makes its recorders tell an owner. */
  ownerNotice?: Fact<string>;
  /** Where it is not a county that records. */
  recorder?: Fact<string>;
};

type ActRow = [act: NotarialAct, standing: ActStanding['standing'], says: string];

/** Acts that one source speaks of. */
export function actsIn(source: Source, asOf: string, rows: ActRow[]): ActStanding[] {
  return rows.map(([act, standing, says]) => ({ act, standing, says, asOf, source }));
}

import type { PlaceRules } from './areas';
import type { PageMeasures } from './measured';
import type { RepairPlan } from './repairs';

/** What is done with a file that is checked, in a process of its own: what it is told beside the bytes, and what it learns. */
export type PreflightWorks = {
  preflight: { options: { places: PlaceRules }; value: PageMeasures[] };
  /** the bytes of the repaired PDF */
  repair: { options: { plan: RepairPlan }; value: undefined };
};

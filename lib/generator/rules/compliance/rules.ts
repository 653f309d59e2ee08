import { affidavitRules } from './affidavits';
import { certificateRules } from './certificates';
import { contractRules } from './contracts';
import { deedPartyRules } from './deed-parties';
import { deedRecordingRules } from './deed-recording';
import { deedWordRules } from './deed-words';
import { generalRules } from './general';
import { plausibleRules } from './plausible';
import { powerDayRules } from './power-days';
import { powerNoticeRules } from './power-notices';
import { powerRules } from './powers';
import type { ComplianceRule } from './rule';
import { willRules } from './wills';
import { willWitnessRules } from './will-witnesses';

/** Each rule over a document, by its subject; an id is used once. */
export const complianceRules: ComplianceRule[] = [
  ...generalRules,
  ...plausibleRules,
  ...certificateRules,
  ...deedPartyRules,
  ...deedWordRules,
  ...deedRecordingRules,
  ...powerRules,
  ...powerDayRules,
  ...powerNoticeRules,
  ...willRules,
  ...willWitnessRules,
  ...affidavitRules,
  ...contractRules,
];

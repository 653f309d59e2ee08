import { lockDeed } from './locks';
import type { Act } from './stage';

/** By the names under which they are counted. */
export const acts: Record<string, Act> = {
  'lock a deed': lockDeed,
};

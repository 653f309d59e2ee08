import type { Random } from '../../../scripts/fuzz/random';
import type { World } from '../world/world';

/** Something that goes wrong. `cause` returns how it is mended; what mends itself returns nothing. */
export type Fault = {
  name: string;
  /** for how long, where it is not as long as others */
  lastsMs?: number[];
  cause: (world: World, random: Random) => (() => Promise<void> | void) | void;
};

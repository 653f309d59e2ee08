import type { Random } from '../../../scripts/fuzz/random';
import type { Ledger } from '../ledger';
import type { People } from '../people';
import type { World } from '../world/world';

/** Where an act happens: what runs, who is there, what was said yes to so far. */
export type Stage = { world: World; people: People; ledger: Ledger; random: Random };

/** Something that people do with the product. Throws `CallFailed` where an honest caller does not get through. */
export type Act = (stage: Stage) => Promise<void>;

import { houses } from './houses';
import { kin } from './kin';
import { land } from './land';
import { names } from './names';
import { sparse } from './sparse';
import { trusts } from './trusts';
import { units } from './units';

/** Rows as county indexes have them, written and labeled by hand, one by one. */
export const allPairs = [...houses, ...names, ...trusts, ...units, ...land, ...kin, ...sparse];

const HELD_OUT_EVERY = 4;
const isHeldOut = (index: number) => index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;

/** What the points and the threshold were set on. */
export const tuningPairs = allPairs.filter((_, index) => !isHeldOut(index));

/** Every fourth pair, looked at when all was set. */
export const heldOutPairs = allPairs.filter((_, index) => isHeldOut(index));

import { afterwards } from './afterwards';
import { houses } from './houses';
import { kin } from './kin';
import { land } from './land';
import { names } from './names';
import { secondLook } from './second-look';
import { sparse } from './sparse';
import { trusts } from './trusts';
import { units } from './units';

/** Rows as county indexes have them, written and labeled by hand, one by one. */
const first = [...houses, ...names, ...trusts, ...units, ...land, ...kin, ...sparse];

const HELD_OUT_EVERY = 4;
const isHeldOut = (index: number) => index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;

/** What the points and the threshold were set on; those written afterwards were hard on the first points. */
export const tuningPairs = [...first.filter((_, index) => !isHeldOut(index)), ...afterwards];

/** Every fourth pair, and those of a second look. When all was set, one of them was wrong: two names without a given name. */
export const heldOutPairs = [...first.filter((_, index) => isHeldOut(index)), ...secondLook];

export const allPairs = [...tuningPairs, ...heldOutPairs];

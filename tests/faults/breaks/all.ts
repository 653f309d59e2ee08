import type { World } from '../world/world';
import type { Fault } from './break';
import { kills } from './kills';

/** What can go wrong in a world like this one. */
export function faultsOf(_world: World): Fault[] {
  return [...kills];
}

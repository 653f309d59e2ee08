import type { Random } from '../../../scripts/fuzz/random';
import type { World } from '../world/world';
import type { Fault } from './break';
import { kills } from './kills';
import { brokenLines } from './lines';
import { brokenMachine } from './machine';

/** A process that is killed is what everything else comes down to in the end. */
const KILLS = 0.4;
const MACHINE = 0.2;

/** What goes wrong next in a world like this one; the one of that name, where a name is given. */
export function pickFault(world: World, random: Random, name?: string): Fault {
  const [machine, lines] = [brokenMachine(world), brokenLines(world)];
  if (name) {
    const named = [...kills, ...machine, ...lines].filter((fault) => fault.name === name);
    return random.pick(named);
  }
  if (random.chance(KILLS)) return random.pick(kills);
  return random.pick(machine.length > 0 && random.chance(MACHINE) ? machine : lines);
}

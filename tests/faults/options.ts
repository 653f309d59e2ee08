import type { StoreKind } from './world/store';

export type Options = {
  seed: number;
  rounds: number;
  stores: StoreKind[];
  isBuilt: boolean;
  fault?: string;
  act?: string;
};

const ROUNDS = 50;

/**
 * `--seed=7` repeats a run, `--rounds=5` is a shorter one, `--store=s3` (or `folder`) one kind of store alone, `--built`
 * takes the build that is there. `--fault=NAME` and `--act=NAME` are for the search for a cause.
 */
export function readOptions(args: string[]): Options {
  const valueOf = (name: string) =>
    args.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const numberOf = (name: string, otherwise: number) => {
    const number = Number(valueOf(name) ?? otherwise);
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
    return number;
  };
  const store = valueOf('store');
  if (store && store !== 's3' && store !== 'folder') throw new Error('--store is s3 or folder.');
  return {
    seed: numberOf('seed', Date.now() % 1_000_000),
    rounds: numberOf('rounds', ROUNDS),
    stores: store ? [store as StoreKind] : ['folder', 's3'],
    isBuilt: args.includes('--built'),
    fault: valueOf('fault'),
    act: valueOf('act'),
  };
}

export type Options = { seed: number; casesPerOperation: number; only: string[]; isBuilt: boolean };

const CASES = 250;

/** `--seed=7`, `--cases=50`, and `--operation=lockProperty`, which may come several times. */
export function readOptions(args: string[]): Options {
  const valuesOf = (name: string) =>
    args
      .filter((argument) => argument.startsWith(`--${name}=`))
      .map((argument) => argument.split('=')[1] ?? '');
  const numberOf = (name: string, otherwise: number) => {
    const [text] = valuesOf(name);
    const number = text === undefined ? otherwise : Number(text);
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
    return number;
  };
  return {
    seed: numberOf('seed', Date.now() % 1_000_000),
    casesPerOperation: numberOf('cases', CASES),
    only: valuesOf('operation'),
    isBuilt: args.includes('--built'),
  };
}

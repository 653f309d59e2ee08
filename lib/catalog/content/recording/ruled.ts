import type { Fact } from '@/lib/catalog/schema';
import type { Consequence, Ruled } from '@/lib/catalog/rules/page-rules';
import type { StateRecording } from './requirement';

/**
 * A fact of the prose catalog again, as a value that a program can use: its source and its month stay those of the
 * sentence. `begins` is how the sentence begins. Throws where there is no such sentence, so the two cannot part.
 */
export function factsOf({ code, requirements }: StateRecording) {
  function read<T>(begins: string, value: T): Fact<T> {
    const prose = requirements
      .flatMap(({ facts }) => facts)
      .find(({ value: sentence }) => sentence.startsWith(begins));
    if (!prose) throw new Error(`${code} has no fact that begins with “${begins}”`);
    return { value, asOf: prose.asOf, source: prose.source };
  }

  function ruled<T>(begins: string, value: T, consequence: Consequence): Ruled<T> {
    return { ...read(begins, value), consequence };
  }

  return { read, ruled };
}

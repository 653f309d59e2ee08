/** What makes a claim true. The test of the list looks at each: the claim fails with its proof. */
export type Proof =
  /** Computed by the code that acts on it; the sentence must hold it. `of` names it for the reader. */
  | { kind: 'value'; value: string; of: string }
  /** `POST /api/deedguard/lock-deed`: the route is there and answers to the verb. */
  | { kind: 'route'; route: string }
  /** A test of that file with that title, which CI runs and which expects something. */
  | { kind: 'test'; file: string; named: string }
  /** A header of every answer, or of private pages, and what its value holds. */
  | { kind: 'header'; name: string; holds: string }
  /** A source that a directive of the content policy has. */
  | { kind: 'directive'; name: string; source: string }
  /** A model of the database. */
  | { kind: 'model'; model: string }
  /** A promise of people, which no code keeps: who does what, and with which tool of ours. */
  | { kind: 'person'; does: string };

/** One sentence that claims something about us, or the part of it that stays, to the letter. */
export type Claim = {
  says: string;
  /** Paths of public pages as they are served; for mails and PDFs, the file that writes them. */
  on: string[];
  proof: [Proof, ...Proof[]];
};

/** Why a sentence with an absolute word promises nothing of ours. */
export type HarmlessReason =
  /** What the law asks, or what others do. */
  | 'of others'
  /** What the reader may, should or does. */
  | 'of the reader'
  /** It takes something away from what one might believe. */
  | 'says less, not more'
  | 'in the frame of sample data'
  /** An earlier text, the specification or a template for others, to the letter. */
  | 'quoted'
  /** The name of a part, a choice, a column or a rate. */
  | 'names something'
  /** Of the design of what does not exist yet, marked so. */
  | 'not open yet';

/** Several sentences of one place, or of the same places, that stand on the same proofs. */
export function together(on: string | string[], proof: Claim['proof'], ...sentences: string[]): Claim[] {
  return sentences.map((says) => ({ says, on: [on].flat(), proof }));
}

export const value = (shown: string | number, of: string): Proof => ({
  kind: 'value',
  value: String(shown),
  of,
});
export const route = (address: string): Proof => ({ kind: 'route', route: address });
export const model = (name: string): Proof => ({ kind: 'model', model: name });
export const person = (does: string): Proof => ({ kind: 'person', does });
export const unit = (file: string, named: string): Proof => test(`unit/${file}`, named);
export const integration = (file: string, named: string): Proof => test(`integration/${file}`, named);
export const screen = (file: string, named: string): Proof => ({
  kind: 'test',
  file: `tests/components/${file}.test.tsx`,
  named,
});
export const browser = (file: string, named: string): Proof => ({
  kind: 'test',
  file: `tests/e2e/${file}.spec.ts`,
  named,
});
export const header = (name: string, holds: string): Proof => ({ kind: 'header', name, holds });
export const directive = (name: string, source: string): Proof => ({ kind: 'directive', name, source });

function test(file: string, named: string): Proof {
  return { kind: 'test', file: `tests/${file}.test.ts`, named };
}

/** The kinds of document one can filter by, as they are in the address (`?type=copy-certification`). */
export const notarialActs = {
  acknowledgment: {
    name: 'Acknowledgment',
    says: 'The signer tells the notary that the signature is theirs and was given freely. Deeds need this one.',
  },
  jurat: {
    name: 'Jurat',
    says: 'The signer swears or affirms that the paper is true, and signs it before the notary.',
  },
  'copy-certification': {
    name: 'Copy certification',
    says: 'The notary states that a copy is true to the paper it was made from.',
  },
  oath: {
    name: 'Oath or affirmation',
    says: 'A spoken promise to tell the truth or to serve, given before the notary.',
  },
  'signature-witnessing': {
    name: 'Signature witnessing',
    says: 'The notary watches a known person sign, without an oath and without an acknowledgment.',
  },
} as const;

export type NotarialAct = keyof typeof notarialActs;

export const notarialActList = Object.keys(notarialActs) as NotarialAct[];

export function findNotarialAct(value: string): NotarialAct | null {
  return notarialActList.find((act) => act === value) ?? null;
}

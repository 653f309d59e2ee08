import type { NotaryLaw, RonStanding } from '@/lib/catalog/schema';

/** What a quote tells about the law of one state; no more of it travels to the browser. */
export type FeeLaw = Pick<NotaryLaw, 'code' | 'maxFeePerActCents' | 'ronNote'> & {
  ron: RonStanding | 'unknown';
};

export function feeLawOf({ code, maxFeePerActCents, ron, ronNote }: NotaryLaw): FeeLaw {
  return { code, maxFeePerActCents, ron: ron === 'unknown' ? ron : ron.value, ronNote };
}

/** After “Within the total,”, and in sentences. */
export const NOTARYS_STATE = 'limited by the law of the state where the notary is commissioned';
/** Wherever a client is: so no other state's rule is shown as the one that holds. */
export const ONLINE_FEE_LAW = `Online, the notarial fee is ${NOTARYS_STATE}, wherever you are.`;

import type { NotaryLaw, RonStanding } from '@/lib/catalogue/schema';

/** What a quote tells about the law of one state; no more of it travels to the browser. */
export type FeeLaw = Pick<NotaryLaw, 'code' | 'maxFeePerActCents' | 'ronNote'> & {
  ron: RonStanding | 'unknown';
};

export function feeLawOf({ code, maxFeePerActCents, ron, ronNote }: NotaryLaw): FeeLaw {
  return { code, maxFeePerActCents, ron: ron === 'unknown' ? ron : ron.value, ronNote };
}

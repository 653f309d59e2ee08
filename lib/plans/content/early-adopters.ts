/** Wherever the offer is named: what holds of it today, and no more. */
export const EARLY_ADOPTER_STANDING =
  'The early adopter offer, 50% off the first year of a plan, was announced. It is not on sale; we have not confirmed it yet.';

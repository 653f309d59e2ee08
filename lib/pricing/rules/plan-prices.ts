import type { Cents } from '@/lib/values/money';

type PlanPrice = { monthlyCents: Cents; yearlyCents: Cents };

export const planPrices = {
  basic: { monthlyCents: 2_900, yearlyCents: 29_000 },
  professional: { monthlyCents: 7_900, yearlyCents: 79_000 },
  enterprise: { monthlyCents: 29_900, yearlyCents: 299_000 },
} satisfies Record<string, PlanPrice>;

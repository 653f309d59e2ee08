import type { TemplateState } from '../schema';

export const stateNames: Record<TemplateState, string> = {
  CA: 'California',
  TX: 'Texas',
  FL: 'Florida',
  NY: 'New York',
  IL: 'Illinois',
};

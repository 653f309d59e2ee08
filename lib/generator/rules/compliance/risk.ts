export type RiskBand = {
  name: 'low' | 'medium' | 'high' | 'critical';
  color: 'green' | 'yellow' | 'orange' | 'red';
};

/** How a risk score from 0 to 100 is called, and in which color it is shown. */
export function riskBandOf(score: number): RiskBand {
  if (score < 25) return { name: 'low', color: 'green' };
  if (score < 50) return { name: 'medium', color: 'yellow' };
  if (score < 75) return { name: 'high', color: 'orange' };
  return { name: 'critical', color: 'red' };
}

import type { Severity, Violation } from '../../schema';

const WEIGHTS: Record<Severity, number> = { critical: 40, high: 25, medium: 10, low: 5 };
const MOST = 100;

export type RiskBand = {
  level: 'low' | 'medium' | 'high' | 'critical';
  color: 'green' | 'yellow' | 'orange' | 'red';
};

/** 0 to 100: each violation adds its weight (40, 25, 10 or 5). */
export function riskScoreOf(violations: readonly Pick<Violation, 'severity'>[]): number {
  return Math.min(
    MOST,
    violations.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0),
  );
}

/** Under 25 low, under 50 medium, under 75 high, from there on critical. */
export function riskBandOf(score: number): RiskBand {
  if (score < 25) return { level: 'low', color: 'green' };
  if (score < 50) return { level: 'medium', color: 'yellow' };
  if (score < 75) return { level: 'high', color: 'orange' };
  return { level: 'critical', color: 'red' };
}

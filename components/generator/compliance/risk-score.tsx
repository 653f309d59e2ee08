import { Badge } from '@/components/ui/badge';
import { riskBandOf, type RiskBand } from '@/lib/generator/rules/compliance/risk';

const looks: Record<RiskBand['color'], string> = {
  green: 'border-success/25 bg-success-soft text-success',
  yellow: 'border-waiting/25 bg-waiting-soft text-waiting',
  orange: 'border-high/25 bg-high-soft text-high',
  red: 'border-destructive/25 bg-destructive-soft text-destructive',
};

/** The band in words, too: nobody has to tell colors apart. */
export function RiskScore({ score }: { score: number }) {
  const { level, color } = riskBandOf(score);
  return (
    <p className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
      <span>
        Risk score <span className="font-semibold tabular-nums">{score}</span> of 100
      </span>
      <Badge className={looks[color]}>{level} risk</Badge>
    </p>
  );
}

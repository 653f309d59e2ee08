import { minutesInWords } from '@/components/notary/visit/tracking/tracking-words';
import { VisitFigures } from '@/components/notary/visit/tracking/visit-figures';
import { WaySketch } from '@/components/notary/visit/tracking/way-sketch';
import { sampleProgress, type TrackedNotary } from '@/lib/samples/live-tracking';
import { milesInWords } from '@/lib/values/miles';

/** How far the notary of a sample has come: drawn, in words and in figures. */
export function SampleWay({ notary }: { notary: TrackedNotary }) {
  const { eta, distanceRemaining, speed, initials } = notary;
  const percent = sampleProgress(eta);

  return (
    <div className="grid gap-6">
      <figure>
        <WaySketch percent={percent} initials={initials} className="w-full rounded-lg border" />
        <figcaption className="mt-3 text-sm text-muted-foreground">
          {whereInWords(notary)} A drawing instead of the map that accounts see. The speed is the one between
          stops.
        </figcaption>
      </figure>
      <VisitFigures percent={percent} eta={eta} distance={distanceRemaining} speed={speed} />
    </div>
  );
}

function whereInWords({ name, status, eta, distanceRemaining, destination }: TrackedNotary): string {
  if (status === 'arrived') return `${name} is at ${destination.address}.`;
  return `${name} is ${milesInWords(distanceRemaining)} from ${destination.address}: ${minutesInWords(eta)} with lights, traffic and parking.`;
}

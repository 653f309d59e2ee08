import { announcement } from '@/components/notary/visit/tracking/tracking-words';
import type { TrackedNotary } from '@/lib/samples/live-tracking';

/** Says to a screen reader what changes in a sample, as seldom as for a real visit. */
export function SampleAnnouncement({ notary, isTracking }: { notary: TrackedNotary; isTracking: boolean }) {
  const { status, eta } = notary;
  return (
    <p role="status" className="sr-only">
      {(isTracking || status === 'arrived') && announcement({ status, eta })}
    </p>
  );
}

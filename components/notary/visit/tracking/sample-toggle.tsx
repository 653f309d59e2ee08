import { Button } from '@/components/ui/button';

export function SampleToggle({ isTracking, onToggle }: { isTracking: boolean; onToggle: () => void }) {
  return (
    <Button className="needs-script" variant={isTracking ? 'outline' : 'default'} onClick={onToggle}>
      {isTracking ? 'Stop tracking' : 'Start tracking'}
    </Button>
  );
}

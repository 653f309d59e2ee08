import { Alert } from '@/components/ui/alert';

export function GapWarning() {
  return (
    <Alert variant="waiting">
      <p>
        The PDF cannot draw some of these letters and prints ◊ in their place. The page and the email of the
        invoice show them as you typed them.
      </p>
    </Alert>
  );
}

import { bringIntoView } from '@/components/kit/bring-into-view';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** Stays where a toast goes. */
export function SentNotice({ email }: { email: string }) {
  return (
    <Alert ref={bringIntoView} tabIndex={-1} variant="success">
      <AlertTitle>We have your application</AlertTitle>
      <AlertDescription>
        We will write to {email}. The answer comes by email only: this page cannot know whose address it is.
      </AlertDescription>
    </Alert>
  );
}

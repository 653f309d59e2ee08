import { bringIntoView } from '@/components/kit/bring-into-view';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** What a form of a visitor waits for: the link in an email, or the operator where no mail goes out. */
export type Received = { waitsFor?: 'link' | 'operator' };

type SentNoticeProps = Received & { email: string };

/** Stays where a toast goes. */
export function SentNotice({ email, waitsFor }: SentNoticeProps) {
  if (waitsFor) return <WaitNotice email={email} waitsFor={waitsFor} what="Your application" />;
  return (
    <Alert ref={bringIntoView} tabIndex={-1} variant="success">
      <AlertTitle>We have your application</AlertTitle>
      <AlertDescription>
        We will write to {email}. The answer comes by email only: this page cannot know whose address it is.
      </AlertDescription>
    </Alert>
  );
}

/** For a toast, where the notice may be out of sight. */
export function stepLeft({ email, waitsFor }: SentNoticeProps): string | undefined {
  if (waitsFor === 'link') return `One step is left: open the link that we emailed to ${email}.`;
  return waitsFor && `One step is left: our operator has to confirm ${email}.`;
}

type WaitNoticeProps = { email: string; waitsFor: 'link' | 'operator'; what: string };

/** What was sent counts once its address is confirmed. */
export function WaitNotice({ email, waitsFor, what }: WaitNoticeProps) {
  return (
    <Alert ref={bringIntoView} tabIndex={-1} variant="waiting">
      <AlertTitle>
        {waitsFor === 'link' ? 'One step is left: open your email' : 'One step is left'}
      </AlertTitle>
      <AlertDescription>
        {waitsFor === 'link'
          ? `We emailed a link to ${email}. ${what} counts once you open it, within 24 hours.`
          : `This server sends no email. ${what} counts once its operator has confirmed ${email}.`}
      </AlertDescription>
    </Alert>
  );
}

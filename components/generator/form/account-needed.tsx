import { bringIntoView } from '@/components/kit/bring-into-view';
import { LoginLink } from '@/components/session/login-link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';

/** For a visitor whose answers are complete. Shown after a press, so the address is known. */
export function AccountNeeded() {
  const back = `${location.pathname}${location.search}#form-data`;
  return (
    <Alert role="alert" variant="waiting" tabIndex={-1} ref={bringIntoView}>
      <AlertTitle>You need an account to generate the document</AlertTitle>
      <AlertDescription>
        <p>It is kept there, encrypted. What you typed waits in this tab until you come back.</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <a href={`/signup?callbackUrl=${encodeURIComponent(back)}`} className={buttonVariants()}>
            Sign up
          </a>
          <LoginLink className={buttonVariants({ variant: 'outline' })}>Log in</LoginLink>
        </p>
      </AlertDescription>
    </Alert>
  );
}

import { loginAndBack } from '@/components/kit/session-ended';
import { buttonVariants } from '@/components/ui/button';

/** For a person who comes back from the bank after the session has ended: the whole page, where <SessionEnded> is a part of one. */
export function SignInToSee({ returnTo }: { returnTo: string }) {
  return (
    <>
      <p className="measure text-lg">
        Your session has ended, so this page cannot show the payment. Whatever was paid is kept. Log in, and
        we’ll bring you back here.
      </p>
      <p className="mt-6">
        <a href={loginAndBack(returnTo)} className={buttonVariants({ size: 'lg' })}>
          Log in
        </a>
      </p>
    </>
  );
}

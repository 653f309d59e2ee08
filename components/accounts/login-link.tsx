'use client';

import { usePathname } from 'next/navigation';
import { loginFrom } from '@/components/session/login-from';
import { buttonVariants } from '@/components/ui/button';

/** Logs in and comes back to this page, its filters and its tab. A whole new page, because the person changes. */
export function LoginLink() {
  const pathname = usePathname();

  return (
    <a
      href={loginFrom({ pathname })}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      // Query and hash are known to the browser alone: a prerendered page has neither.
      onClick={(event) => {
        event.currentTarget.href = loginFrom(window.location);
      }}
    >
      Login
    </a>
  );
}

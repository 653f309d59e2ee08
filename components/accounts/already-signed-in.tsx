'use client';

import { useAuth } from '@/components/session/auth-provider';
import { goOn } from '@/components/accounts/after-sign-in';
import { Button } from '@/components/ui/button';

/** Shown above the form to a person who is signed in already; the form stays, for another account. */
export function AlreadySignedIn() {
  const { user } = useAuth();
  if (!user) return null;

  return (
    <div className="mb-6 animate-appear rounded-lg border bg-background p-4">
      <p className="text-[0.9375rem]">
        You are logged in as <strong className="font-semibold wrap-anywhere">{user.email}</strong>.
      </p>
      <Button size="sm" className="mt-3" onClick={() => void goOn(user)}>
        Continue
      </Button>
    </div>
  );
}

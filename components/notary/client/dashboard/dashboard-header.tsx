'use client';

import { useAuth } from '@/components/session/auth-provider';
import { useLogOut } from '@/components/session/use-log-out';
import { Button } from '@/components/ui/button';

type DashboardHeaderProps = { user: { firstName: string; lastName: string }; isOwn: boolean };

export function DashboardHeader({ user, isOwn }: DashboardHeaderProps) {
  const { logout } = useAuth();
  const { leave, isPending } = useLogOut();

  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <p className="eyebrow">{isOwn ? 'Client dashboard' : 'Client dashboard, seen as an admin'}</p>
        <h1 className="mt-1 text-4xl tracking-[-0.018em] wrap-anywhere sm:text-5xl">
          {user.firstName} {user.lastName}
        </h1>
      </div>
      <Button variant="outline" aria-disabled={isPending} onClick={() => void leave(logout)}>
        Logout
      </Button>
    </header>
  );
}

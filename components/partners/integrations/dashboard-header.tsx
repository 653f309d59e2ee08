'use client';

import Link from 'next/link';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useSamplePartners } from '@/components/partners/integrations/sample-partners';
import { useAuth } from '@/components/session/auth-provider';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { CheckIcon } from '@/components/ui/icons';

const OwnActiveCount = partOnDemand(
  () => import('@/components/partners/integrations/own-active-count').then((module) => module.OwnActiveCount),
  { waiting: <span className="text-muted-foreground">Counting partners</span>, isOptional: true },
);

export function DashboardHeader() {
  const { user } = useAuth();

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Link href="/" prefetch={false} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Back to home
      </Link>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium tabular-nums">
        {user ? <OwnActiveCount key={user.id} /> : <SampleActiveCount />}
      </p>
      <Link href="/security/whitepaper" prefetch={false}>
        <Badge variant="success">
          <CheckIcon />
          API Secured
        </Badge>
        <span className="sr-only">: how</span>
      </Link>
      <span className="text-[0.9375rem] text-muted-foreground">
        Calls need a key with a scope. We keep a hash of it, count its calls, and let its owner revoke it.
      </span>
    </div>
  );
}

function SampleActiveCount() {
  const { partners } = useSamplePartners();
  const count = partners.filter(({ status }) => status === 'active').length;
  return (
    <span data-visitor>
      {count} active partners <span className="font-normal text-muted-foreground">(sample data)</span>
    </span>
  );
}

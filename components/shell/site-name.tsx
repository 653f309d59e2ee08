import Link from 'next/link';
import { Guilloche } from '@/components/shell/guilloche';

export function SiteName({ href }: { href: string }) {
  return (
    <Link href={href} prefetch={false} className="site-name">
      <Guilloche figure="rosette" className="size-8 shrink-0 text-deedguard" />
      <span>
        DeedGuard <i className="mr-0.5 font-normal text-muted-foreground">&amp;</i> GuardSign
      </span>
    </Link>
  );
}

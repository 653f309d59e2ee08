'use client';

import { usePathname } from 'next/navigation';
import { PageNav } from '@/components/layout/page-nav';

const places = [
  { href: '/admin/notaries', label: 'Notaries' },
  { href: '/admin/waitlist', label: 'Waitlist' },
];

export function AdminNav() {
  return <PageNav label="Administration" places={places} path={usePathname()} />;
}

'use client';

import { usePathname } from 'next/navigation';
import { PageNav } from '@/components/shell/page-nav';

const places = [
  { href: '/admin', label: 'Overview' },
  { href: '/admin/applications', label: 'Applications' },
  { href: '/admin/notaries', label: 'Notaries' },
  { href: '/admin/disputes', label: 'Disputes' },
  { href: '/admin/evidence', label: 'Evidence' },
  { href: '/admin/waitlist', label: 'Waitlist' },
  { href: '/admin/requests', label: 'Requests' },
  { href: '/admin/invoices', label: 'Invoices' },
  { href: '/admin/users', label: 'Users' },
  { href: '/admin/cases', label: 'Cases' },
  { href: '/admin/interests', label: 'Interests' },
  { href: '/admin/abuse', label: 'Abuse' },
];

export function AdminNav() {
  return <PageNav label="Administration" places={places} path={usePathname()} />;
}

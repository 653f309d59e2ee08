import type { ReactNode } from 'react';
import { AdminNav } from '@/components/admin/admin-nav';

/** The frame of the lists for admins. Each page checks by itself who asks: a layout is no lock. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page py-8 sm:py-10">
      <AdminNav />
      {children}
    </div>
  );
}

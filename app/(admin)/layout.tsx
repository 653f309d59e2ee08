import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppFrame } from '@/app/app-frame';

export const viewport: Viewport = { viewportFit: 'cover' };

/** The frame of the lists for admins. Each page checks by itself who asks: a layout is no lock. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame>
      <div className="page">{children}</div>
    </AppFrame>
  );
}

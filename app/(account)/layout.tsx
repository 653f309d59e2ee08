import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppFrame } from '@/app/app-frame';

/** The bar at the bottom of a phone keeps clear of the edge that the system uses. */
export const viewport: Viewport = { viewportFit: 'cover' };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <AppFrame>{children}</AppFrame>;
}

import type { ReactNode } from 'react';
import { SlimFrame } from '@/components/shell/slim-frame';

export default function SlimLayout({ children }: { children: ReactNode }) {
  return <SlimFrame>{children}</SlimFrame>;
}

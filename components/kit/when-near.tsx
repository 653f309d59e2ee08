'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

/** What loads code or data of its own, drawn when its place comes near the window: it is no part of a first load that ends above. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((wasNear) => wasNear || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '25%' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={place}>{isNear ? children : <Skeleton className="h-64" />}</div>;
}

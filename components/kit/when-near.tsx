'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Below the window: who scrolls on finds it there, and who does not need not load it. */
const MARGIN = '100px';

type WhenNearProps = { waiting: ReactNode; children: ReactNode };

/** What is far down a page, and its script with it, comes when a reader comes near; `waiting` keeps its place. */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={place}>{isNear ? children : waiting}</div>;
}

'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DrawnMap } from '@/components/notary/visit/tracking/map/draw-map';
import { WaySketch } from '@/components/notary/visit/tracking/way-sketch';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Point } from '@/lib/notary/rules/travel';

type VisitMapProps = {
  /** null while nobody is under way */
  position: Point | null;
  destination: Point;
  /** What the map shows, in a sentence. */
  label: string;
  initials?: string;
  /** the position is that of a while ago */
  isStale?: boolean;
  /** How much of the way is done, for the sketch of a browser that draws no map. */
  percent?: number | null;
};

/** The way between two points on a map, which is loaded when this is shown. Without WebGL a plain sketch. */
export function VisitMap({
  position,
  destination,
  label,
  initials = '',
  isStale = false,
  percent = null,
}: VisitMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap | null>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'impossible'>('loading');
  const { lat, lng } = destination;
  const way = { position, destination: { lat, lng }, initials, isStale };
  const showWay = useEffectEvent(() => map.current?.show(way));
  const draw = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    if (!canDraw()) throw new Error('This browser cannot draw maps');
    const { drawMap } = await import('@/components/notary/visit/tracking/map/draw-map');
    signal.throwIfAborted();
    return drawMap({ container: element, way, signal });
  });

  useEffect(() => {
    const ending = new AbortController();
    const element = container.current;
    if (!element) return;
    draw(element, ending.signal).then(
      (drawn) => {
        if (ending.signal.aborted) return drawn.close();
        map.current = drawn;
        setState('drawn');
        showWay();
      },
      () => {
        if (!ending.signal.aborted) setState('impossible');
      },
    );
    return () => {
      ending.abort();
      map.current?.close();
      map.current = null;
    };
  }, []);

  useEffect(() => showWay(), [position?.lat, position?.lng, lat, lng, initials, isStale]);

  return (
    <figure>
      <div className="relative isolate h-64 overflow-hidden rounded-lg border bg-card sm:h-80">
        <div
          ref={container}
          hidden={state === 'impossible'}
          className="absolute! inset-0 [&_.maplibregl-ctrl-attrib]:bg-card/85! [&_.maplibregl-ctrl-attrib]:text-muted-foreground! [&_.maplibregl-ctrl-attrib_a]:text-foreground! [&_.maplibregl-ctrl-scale]:border-input! [&_.maplibregl-ctrl-scale]:bg-card/85! [&_.maplibregl-ctrl-scale]:text-muted-foreground! [&_canvas]:-outline-offset-4"
        />
        {state === 'loading' && <Skeleton className="absolute inset-0" />}
        {state === 'impossible' && (
          <WaySketch percent={percent} initials={initials} isStale={isStale} className="size-full" />
        )}
        {state === 'drawn' && (
          <div className="absolute top-2.5 right-2.5 flex gap-1.5">
            <Button variant="outline" size="sm" onClick={() => map.current?.fit()}>
              {position ? 'Whole route' : 'Destination'}
            </Button>
            <Button variant="outline" size="sm" aria-label="Zoom in" onClick={() => map.current?.zoomIn()}>
              +
            </Button>
            <Button variant="outline" size="sm" aria-label="Zoom out" onClick={() => map.current?.zoomOut()}>
              −
            </Button>
          </div>
        )}
      </div>
      <figcaption className="mt-2 text-sm text-muted-foreground">
        {label}
        {state === 'drawn' && position && ' The dotted line is the direction: no streets are on this map.'}
        {state === 'impossible' && ' This browser could not draw the map, so this is a sketch.'}
      </figcaption>
    </figure>
  );
}

/** Asked before anything is loaded. */
function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

'use client';

import { useEffect, useState } from 'react';
import { SAMPLE_STEP_MS, stepSample, type TrackedNotary } from '@/lib/samples/live-tracking';

const KEPT = 20;

/** A sample on its way, every five seconds, between start and stop; a start after the arrival begins again. */
export function useSimulation(first: TrackedNotary, { isStarted: isStartedAtOnce = false } = {}) {
  const [notary, setNotary] = useState(first);
  const [stream, setStream] = useState<string[]>([]);
  const [isStarted, setIsStarted] = useState(isStartedAtOnce);
  const isTracking = isStarted && notary.status === 'en_route';

  useEffect(() => {
    if (!isTracking) return;
    const timer = setTimeout(() => {
      const next = stepSample(notary, Math.random());
      setNotary(next);
      setStream((lines) => [lineOf(next), ...lines].slice(0, KEPT));
    }, SAMPLE_STEP_MS);
    return () => clearTimeout(timer);
  }, [isTracking, notary]);

  function start() {
    if (notary.status !== 'en_route') {
      setNotary(first);
      setStream([]);
    }
    setIsStarted(true);
  }

  return { notary, stream, isTracking, toggle: isTracking ? () => setIsStarted(false) : start };
}

function lineOf({ status, eta, distanceRemaining: distance, speed }: TrackedNotary): string {
  return JSON.stringify({ status, eta, distance, speed });
}

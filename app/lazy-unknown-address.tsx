'use client';

import { lazy } from 'react';

const UnknownAddress = lazy(() =>
  import('@/app/unknown-address').then((module) => ({ default: module.UnknownAddress })),
);

/** Next sends the page of an unknown address along with every other page: so they load it only where it is shown. */
export function LazyUnknownAddress() {
  return <UnknownAddress />;
}

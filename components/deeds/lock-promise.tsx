import { lockPromise } from '@/lib/deeds/content/lock-promise';

/** The one honest line next to whatever locks. */
export function LockPromise() {
  return <p className="text-sm text-muted-foreground">{lockPromise}</p>;
}

export type DueEndpoint = { id: string; isFailing: boolean };

/** Endpoints that are sent to at the same time, in one worker. */
export const LANES = 16;
/** Of them, for those whose last event failed: however many are dead, the others have room. */
const FAILING_LANES = 6;

type Lines = {
  /** who has something to send and no lane, who has waited longest first */
  due: readonly DueEndpoint[];
  /** who has a lane */
  busy: readonly DueEndpoint[];
  /** when the last turn of an endpoint was over */
  servedAt: ReadonlyMap<string, number>;
};

/** Who is next: those that work before those that fail, and whose last turn was long ago before whoever just had one. */
export function chooseLanes({ due, busy, servedAt }: Lines): DueEndpoint[] {
  const turn = ({ id }: DueEndpoint) => servedAt.get(id) ?? 0;
  const inTurn = due.toSorted((one, other) => turn(one) - turn(other));
  const failing = inTurn.filter(({ isFailing }) => isFailing);
  const failingBusy = busy.filter(({ isFailing }) => isFailing).length;
  return [
    ...inTurn.filter(({ isFailing }) => !isFailing),
    ...failing.slice(0, Math.max(0, FAILING_LANES - failingBusy)),
  ].slice(0, Math.max(0, LANES - busy.length));
}

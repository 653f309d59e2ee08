import type { World } from '../world/world';
import type { Fault } from './break';

const JUMPS_SECONDS = [-240, -20, 20, 240];

/** What happens to a machine: its disk is full, its clock jumps. */
export function brokenMachine({ store, moveClock }: World): Fault[] {
  const { fill } = store;
  return [
    ...(fill
      ? [
          {
            name: store.kind === 's3' ? 'the disk of S3 is full' : 'the disk of the documents is full',
            cause: () => {
              fill();
              return () => store.empty();
            },
          },
        ]
      : []),
    ...(moveClock
      ? [
          {
            name: 'the clock of an app process jumps',
            cause: (_world, random) => {
              moveClock(random.pick(JUMPS_SECONDS));
              return () => moveClock(0);
            },
          } satisfies Fault,
        ]
      : []),
  ];
}

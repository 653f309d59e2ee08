import { appendEntry } from '@/lib/evidence/commands';
import { transaction } from '@/lib/platform/db';

/** Enters one record after the other; gives their indexes. */
export async function fillLog(count: number): Promise<number[]> {
  const indexes: number[] = [];
  for (let at = 0; at < count; at++) indexes.push(await enter(`owner ${at}`));
  return indexes;
}

/** One record in its own transaction. */
export async function enter(ownerName: string): Promise<number> {
  const { index } = await transaction((tx) =>
    appendEntry(tx, { record: { type: 'deed.locked', ownerName } }),
  );
  return index;
}

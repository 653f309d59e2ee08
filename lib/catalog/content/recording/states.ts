import { california } from './california';
import { florida } from './florida';
import { illinois } from './illinois';
import { newYork } from './new-york';
import type { StateRecording } from './requirement';
import { texas } from './texas';

/** The states whose requirements are in the catalog. */
export const recordingStates: StateRecording[] = [california, florida, illinois, newYork, texas];

export const recordableDocuments = recordingStates.flatMap(({ documents }) => documents);

export function findRecording(code: string): StateRecording | null {
  return recordingStates.find((state) => state.code === code) ?? null;
}

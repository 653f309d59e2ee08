import type { HarmlessReason } from './harmless';

/** Behind the sign-in, in emails, in notices and in papers. */
export const harmlessOnScreens: Record<HarmlessReason, string[]> = {
  'of others': [],
  'of the reader': [],
  'says less, not more': [],
  'in the frame of sample data': [],
  quoted: [],
  'names something': [],
  'not open yet': [],
};

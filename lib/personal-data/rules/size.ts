export type ExportSize = { bytes: number; papers: number };

/** More than that is made by a job, and downloaded when it is ready. */
export const DIRECT_BYTES = 20 * 1024 * 1024;
/** Each is drawn or proven in up to a tenth of a second. */
const DIRECT_PAPERS = 60;

/** For how long what a job made can be downloaded. */
export const EXPORT_HOURS = 24;

export function isLarge({ bytes, papers }: ExportSize): boolean {
  return bytes > DIRECT_BYTES || papers > DIRECT_PAPERS;
}

/** Until when an export can be downloaded that is ready now. */
export function exportEnds(readyAt: Date): Date {
  return new Date(readyAt.getTime() + EXPORT_HOURS * 60 * 60_000);
}

const MEASURED_AFTER_MS = 2_000;
const WORTH_SAYING_S = 5;

/** `, about 2 minutes left`, once it can be told and is worth waiting for; else nothing. */
export function timeLeft({
  sent,
  total,
  elapsedMs,
}: {
  sent: number;
  total: number;
  elapsedMs: number;
}): string {
  if (elapsedMs < MEASURED_AFTER_MS || sent === 0) return '';
  const seconds = Math.ceil(((total - sent) / sent) * (elapsedMs / 1000));
  if (seconds < WORTH_SAYING_S) return '';
  if (seconds < 60) return `, about ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? ', about a minute left' : `, about ${minutes} minutes left`;
}

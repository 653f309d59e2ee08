import { formatNumber } from '@/lib/values/numbers';

const UNITS = ['kB', 'MB', 'GB'];
const STEP = 1024;

/** `1.4 MB`, with at most one place behind the point; below a kilobyte in bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let size = bytes / STEP;
  let unit = 0;
  // What would be rounded up to 1024 of a unit is 1 of the next.
  while (size >= STEP - 0.05 && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${oneDecimal(size)} ${UNITS[unit] ?? ''}`;
}

/** `1,012.5`, without a place that is zero. */
function oneDecimal(size: number): string {
  const tenths = Math.round(size * 10);
  const whole = formatNumber(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`;
}

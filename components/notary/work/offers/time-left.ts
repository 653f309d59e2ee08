const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** `4:05`, as a clock counts down; `0:00` once it has run out. */
export function clockOf(msLeft: number): string {
  const seconds = Math.max(0, Math.ceil(msLeft / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const marks = [
  { ms: 30 * SECOND, says: 'Less than 30 seconds left' },
  { ms: MINUTE, says: 'Less than 1 minute left' },
  { ms: 2 * MINUTE, says: 'Less than 2 minutes left' },
  { ms: 5 * MINUTE, says: 'Less than 5 minutes left' },
  { ms: 10 * MINUTE, says: 'Less than 10 minutes left' },
];

/** The same for a screen reader: it changes a few times in all, and each change is read out. */
export function spokenTimeLeft(msLeft: number): string {
  if (msLeft <= 0) return 'The time to answer has ended';
  const mark = marks.find(({ ms }) => msLeft <= ms);
  return mark?.says ?? 'More than 10 minutes left';
}

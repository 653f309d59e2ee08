/** The choices of an expiring link. */
export const linkHours = [1, 24, 72, 168] as const;

export const linkHourLabels: Record<(typeof linkHours)[number], string> = {
  1: '1 hour',
  24: '24 hours',
  72: '3 days',
  168: '1 week',
};

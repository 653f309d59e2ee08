/** How long somebody has been a notary. */
export const experiences = [
  { value: 'new', label: 'New (0-1 yrs)' },
  { value: 'beginner', label: 'Beginner (1-3 yrs)' },
  { value: 'intermediate', label: 'Intermediate (3-7 yrs)' },
  { value: 'experienced', label: 'Experienced (7-15 yrs)' },
  { value: 'expert', label: 'Expert (15+ yrs)' },
] as const;

/** Notarizations a month; `full-time` for somebody who lives from it. */
export const volumes = [
  { value: '1-25', label: '1-25 a month' },
  { value: '26-75', label: '26-75 a month' },
  { value: '76-150', label: '76-150 a month' },
  { value: '150+', label: '150+ a month' },
  { value: 'full-time', label: 'Full-time' },
] as const;

export const availabilities = [
  { value: 'part-time', label: 'Part-time' },
  { value: 'flexible', label: 'Flexible' },
  { value: 'full-time', label: 'Full-time' },
  { value: 'on-demand', label: 'On demand' },
] as const;

export const specializations = [
  'Real Estate Closings',
  'Mortgage Documents',
  'Estate Planning',
  'Business Contracts',
  'Power of Attorney',
  'Loan Signings',
  'International Documents',
  'Medical Documents',
  'Legal Pleadings',
  'Immigration Papers',
] as const;

export const MAX_MOTIVATION = 2_000;

export type Experience = (typeof experiences)[number]['value'];

export function experienceLabel(experience: string): string {
  return experiences.find(({ value }) => value === experience)?.label ?? experience;
}

/** A notary who is at work has a page of this site open, or has had one within a working day. */
export const ON_DUTY_HOURS = 12;

type Duty = {
  /** as `isOnline` of a listing: see the search */
  isOnDuty: boolean;
  isDemo: boolean;
};

export function dutyLabel({ isOnDuty }: Pick<Duty, 'isOnDuty'>): string {
  return isOnDuty ? 'On duty' : 'Off duty';
}

/** What that rests on, beside it: it never says that somebody looks at a page right now. */
export function dutyMeaning({ isOnDuty, isDemo }: Duty): string {
  const label = dutyLabel({ isOnDuty });
  if (isDemo) return `${label}: a demo notary is on duty whenever it has no visit, and answers by itself.`;
  return isOnDuty
    ? `${label}: takes requests at this hour, has no visit right now, and was on this site in the last ${ON_DUTY_HOURS} hours.`
    : `${label}: away or at a visit right now, or not on this site in the last ${ON_DUTY_HOURS} hours. You can still ask.`;
}

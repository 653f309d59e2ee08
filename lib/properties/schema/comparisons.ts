export type CountyComparison = {
  /** `Travis County, TX`; null for all others, where a name is watched in all counties */
  county: string | null;
  /** new ones that were delivered to us in these days, and compared */
  recordings: number;
  /** when the last of them were taken in, ISO 8601 UTC; null where none were delivered */
  deliveredAt: string | null;
  /** of them, those that are about something of the actor's */
  matches: number;
  /** of the matches, those that the actor had announced */
  announced: number;
};

export type Comparisons = {
  /** locks in force */
  locks: number;
  /** of which we do not know the county, so that nothing is compared with them */
  withoutCounty: number;
  /** further names and parcels */
  watches: number;
  /** of all counties */
  totals: Pick<CountyComparison, 'recordings' | 'matches' | 'announced'>;
  /** those with matches first, then with the most recordings */
  counties: CountyComparison[];
  /** that are not listed */
  moreCounties: number;
};

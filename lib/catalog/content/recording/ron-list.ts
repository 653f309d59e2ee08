/**
 * The list of this page: 30 states, California not among them. Its source names their number, not the states: we chose
 * those whose remote notarization has been in operation longest. What the law of each state says is next to it.
 */
export const ronListedStates = [
  'AK', 'AZ', 'CO', 'FL', 'HI', 'IA', 'ID', 'IN', 'KY', 'MD', 'MI', 'MN', 'MO', 'MT', 'ND', 'NE', 'NV', 'OH', 'OK', 'OR',
  'PA', 'SD', 'TN', 'TX', 'UT', 'VA', 'WA', 'WI', 'WV', 'WY',
]; // oxfmt-ignore

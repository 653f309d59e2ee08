/**
 * The list of this page: 30 states, California not among them. It stays as it is; what the law of each state says
 * stands next to it. They are the states whose remote notarization was the first to be in operation.
 */
export const ronListedStates = [
  'AK', 'AZ', 'CO', 'FL', 'HI', 'IA', 'ID', 'IN', 'KY', 'MD', 'MI', 'MN', 'MO', 'MT', 'ND', 'NE', 'NV', 'OH', 'OK', 'OR',
  'PA', 'SD', 'TN', 'TX', 'UT', 'VA', 'WA', 'WI', 'WV', 'WY',
]; // prettier-ignore

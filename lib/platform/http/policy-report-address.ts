/** Where browsers report what the content policy of a page stopped, and its name in `Reporting-Endpoints`. */
export const REPORT_ADDRESS = '/api/policy-reports';
export const REPORTS_TO = 'policy';

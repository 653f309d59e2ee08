type Plan = {
  /** What a person will be able to do there, one short line each. */
  coming: string[];
  /** Paths of pages that work today and serve the same wish best. */
  meanwhile: string[];
};

const protect = '/deedguard-protection';

/** Pages that have an address before they have a screen. Building one means deleting its plan. */
export const plans: Record<string, Plan | undefined> = {
  '/security/alerts': plan(
    [protect],
    'Alerts by urgency, with time and property',
    'Details and history of each alert',
    'An investigation that is sent with one button',
  ),
  '/search': plan(
    [protect, '/verify'],
    'Results from every page, grouped by section',
    'Your own deeds, documents and requests',
    'The same search from anywhere with Ctrl K',
  ),
  '/atlas-ai': plan(
    [protect],
    'Analysis of a document, with findings and confidence',
    'Fraud signals around a property',
    'Insights over time, with the table behind the chart',
  ),
  '/ai-document-generator': plan(
    [protect],
    'Templates for CA, TX, FL, NY and IL',
    'A check against the rules of the state',
    'Preview, history, PDF and Word',
  ),
  '/notifications': plan(
    [protect],
    'Unread and critical messages first',
    'Email, text and push, as you choose',
    'Quiet hours',
  ),
  '/alerts/[id]': plan(
    [protect],
    'What was seen, when and where',
    'What was done about it',
    'Resolve, or open an investigation',
  ),
};

function plan(meanwhile: string[], ...coming: string[]): Plan {
  return { coming, meanwhile };
}

type Plan = {
  /** What a person will be able to do there, one short line each. */
  coming: string[];
  /** Paths of pages that work today and serve the same wish best. */
  meanwhile: string[];
};

const protect = '/deedguard-protection';

/** Pages that have an address before they have a screen. Building one means deleting its plan. */
export const plans: Record<string, Plan | undefined> = {
  '/deedguard': plan(
    [protect, '/verify'],
    'What a lock does and what it cannot do',
    'How evidence, alerts and release work together',
    'A sample proof file to open',
  ),
  '/document-vault': plan(
    [protect, '/verify'],
    'Upload of PDF, Word and image files, encrypted one by one',
    'A proof and a certificate for each document',
    'Redacted copies, and links that expire',
    'Search and categories',
  ),
  '/security/alerts': plan(
    [protect],
    'Alerts by urgency, with time and property',
    'Details and history of each alert',
    'An investigation that is sent with one button',
  ),
  '/recording/requirements': plan(
    [protect],
    'Page size, margins, font and stamps by county',
    'The document types a county records, with fees',
    'A template for each document',
  ),
  '/county-documents': plan(
    [protect],
    'Recordable documents by state and county',
    'Where remote online notarization is accepted',
    'How lock and alerts meet the county record',
  ),
  '/guardsign': plan(
    ['/signup?role=notary'],
    'Mobile, in-office and remote online notaries compared',
    'What a visit costs, before you book',
    'How a notary is checked',
  ),
  '/notary-booking': plan(
    ['/signup'],
    'Notaries near you by service and urgency',
    'Price, distance and rating side by side',
    'Booking with live tracking',
  ),
  '/live-tracking': plan(
    ['/signup'],
    'The notary on the map, with arrival time',
    'Contact and cancellation in reach',
    'A text version of everything on the map',
  ),
  '/notary-waitlist': plan(
    ['/signup?role=notary'],
    'An application in one page',
    'Specializations, availability and volume',
    'The dates of beta and launch',
  ),
  '/join/notary/requirements': plan(
    ['/signup?role=notary'],
    'Commission, bond and insurance, by state',
    'Equipment for remote online sessions',
    'How verification works, and when it lapses',
  ),
  '/state-documents': plan(
    [protect],
    'Term, fee and renewal of a notary commission',
    'Requirements and authorized acts by state',
    'Document templates and training',
  ),
  '/compliance/ron': plan(
    ['/signup'],
    'States with full support, and those in progress',
    'The five steps of a remote session',
    'The source and date of every entry',
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
  '/invoices': plan(
    ['/signup?role=notary'],
    'Invoices with tax, terms and a PDF',
    'Sending by mail and paying by card',
    'Gapless numbers and a history of each change',
  ),
  '/pricing': plan(
    [protect],
    'Basic, Professional and Enterprise, monthly or yearly',
    'Add-ons and what they cost',
    'Answers to the usual questions',
  ),
  '/pricing/calculator': plan(
    [protect],
    'Remote, in-person and mobile prices',
    'State, pages, mileage and rush',
    'Every line of the quote explained',
  ),
  '/enterprise': plan(
    ['/signup'],
    'Volume terms for title, lending and law',
    'Integration with your own systems',
    'Contact with a person',
  ),
  '/partnerships': plan(
    ['/signup'],
    'An application with an answer within a day',
    'The four kinds of partner and what each receives',
    'Partners who are already here',
  ),
  '/partners/portal': plan(
    ['/signup'],
    'The state of your application',
    'Recent applications',
    'Benefits, in numbers',
  ),
  '/partners/integrations': plan(
    ['/verify'],
    'County, title, attorney and government panels',
    'Uptime, calls and last synchronisation',
    'The log and its checkpoints',
  ),
  '/resources/county-kit': plan([protect], 'Texts and templates for recorder offices', 'Contact for a pilot'),
  '/resources/builder-kit': plan(
    [protect],
    'Material for closing packages',
    'How protection is handed to the buyer',
  ),
  '/developers': plan(
    ['/verify'],
    'Authentication and the DeedGuard API',
    'The GuardSign API',
    'Webhooks with signed events',
  ),
  '/dashboard/client': plan(
    [protect],
    'Active requests, with tracking',
    'Documents, appointments and billing',
    'A new request in one form',
  ),
  '/dashboard/notary': plan(
    ['/verify'],
    'Offers and upcoming appointments',
    'Earnings and completed visits',
    'Availability in one switch',
  ),
  '/notifications': plan(
    [protect],
    'Unread and critical messages first',
    'Mail, text and push by your choice',
    'Quiet hours',
  ),
  '/enroll/biometric': plan(
    [protect],
    'Fingerprint, face or security key as a passkey',
    'Asked before a deed or a document is released',
  ),
  '/settings/security/pin': plan(
    [protect],
    'A PIN of six digits',
    'Asked before a deed or a document is released',
  ),
  '/about/founder-declaration': plan(
    ['/verify'],
    'What is promised, in writing',
    'How each promise can be checked',
  ),
  '/press': plan(['/'], 'The press release', 'Names, logos and figures to use'),
  '/legal/terms': plan([protect], 'The terms, in plain language first', 'What changed, and when'),
  '/legal/privacy': plan(
    [protect],
    'What is kept, why and for how long',
    'How to see, take and erase your data',
  ),
  '/legal/ip': plan(['/'], 'Trademarks and their status', 'Patents and their status'),
  '/security/whitepaper': plan(
    ['/verify'],
    'Encryption, keys and rotation',
    'The evidence log and its proofs',
    'What we do not protect against',
  ),
  '/architecture': plan(['/verify'], 'The parts and how they talk', 'Where data rests'),
  '/security-headers': plan(['/verify'], 'Each header, its value and its reason'),
  '/health': plan(['/'], 'The state of each service, as measured now'),
  '/version': plan(['/'], 'Version, build time and commit'),
  '/alerts/[id]': plan(
    [protect],
    'What was seen, when and where',
    'What was done about it',
    'Resolve, or open an investigation',
  ),
  '/pay/[id]': plan(['/'], 'The invoice, line by line', 'Payment by card', 'The invoice as PDF'),
};

function plan(meanwhile: string[], ...coming: string[]): Plan {
  return { coming, meanwhile };
}

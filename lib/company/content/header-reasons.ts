/** Why each header is sent, in one line, by its name in small letters. */
export const headerReasons: Record<string, string> = {
  'x-content-type-options': 'A browser treats a file as what we say it is, and does not guess.',
  'x-frame-options': 'No other site may show our pages inside its own, where a click could be stolen.',
  'referrer-policy': 'Other sites learn that you came from here, not from which page.',
  'permissions-policy':
    'No page may use camera, microphone or sensors. Your position and passkeys are open to our pages alone, payment to Stripe too.',
  'cross-origin-opener-policy': 'A window that another site opened cannot reach into ours.',
  'cross-origin-resource-policy': 'Other sites cannot load our responses as their own images or scripts.',
  'reporting-endpoints': 'The address to which a browser reports what the content policy stopped.',
  'strict-transport-security':
    'For two years the browser comes back, here and to subdomains of this host, over https only.',
  'cache-control': 'Neither the browser nor a cache along the way keeps a page that belongs to one person.',
  'x-robots-tag': 'Search engines do not list a page that belongs to one person.',
};

/** Why the content policy has each directive, by its name. */
export const directiveReasons: Record<string, string> = {
  'default-src': 'Anything that no other line names comes from this site only.',
  'script-src':
    'Scripts are our own files and Stripe’s. An inline script runs only when its hash, or the nonce of this response, is listed.',
  'style-src': 'Styles are our own. Inline styles are allowed, because menus and toasts are placed by them.',
  'img-src':
    'Pictures are our own, made in the page, Stripe’s card logos, or parts of the map where a map server is set.',
  'font-src': 'Fonts come from here, so that no font service sees your visit.',
  'connect-src':
    'A script may talk to this site, to Stripe and to the map server where one is set, and to nobody else.',
  'frame-src': 'The only frames are Stripe’s card fields and the bank’s confirmation that Stripe shows.',
  'worker-src': 'Background scripts are our own or made in the page; a map needs them.',
  'object-src': 'No plug-ins.',
  'base-uri': 'Nothing may change where the links of a page lead.',
  'form-action': 'Forms are sent to this site only.',
  'frame-ancestors': 'No other site may show our pages inside its own.',
  'upgrade-insecure-requests': 'On a page served over https, http addresses are requested over https.',
  'report-uri':
    'The browser reports what was stopped. We note the rule and the host, and keep no network address.',
  'report-to': 'The same for newer browsers, by the name in Reporting-Endpoints.',
};

/** An email is laid out by inline styles; it runs nothing, loads nothing and reaches nothing of the site. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** Shows an email that was kept, as its reader sees it. */
export function mailPage(html: string): Response {
  return new Response(html, { headers });
}

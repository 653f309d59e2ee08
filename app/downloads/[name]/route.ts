import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import { papers } from '@/app/downloads/papers';
import { siteAddress } from '@/lib/platform/env';
import { withLinks, type Paper } from '@/lib/paper/paper';
import { paperPdf } from '@/lib/paper/paper-pdf';
import { paperText } from '@/lib/paper/paper-text';

/** Our papers as files, made when the site is built. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(papers).flatMap((name) => [{ name: `${name}.pdf` }, { name: `${name}.txt` }]);
}

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const [name = '', format] = (await params).name.split('.');
  const found = papers[name];
  if (!found) return new Response(null, { status: 404 });
  const paper = forFile(found);
  const headers = {
    'cache-control': 'public, max-age=86400',
    'content-disposition': `attachment; filename="${name}.${format}"`,
  };
  if (format === 'txt') {
    return new Response(paperText(paper), {
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const seal = guillocheCurves(guillocheFigures.seal);
  const pdf = await paperPdf(paper, { seal });
  return new Response(new Uint8Array(pdf), { headers: { ...headers, 'content-type': 'application/pdf' } });
}

/** A file has left the site: its links get an address, and those within the page become words. */
function forFile(paper: Paper): Paper {
  return withLinks(paper, (link) => {
    if (link.href.startsWith('#')) return { kind: 'text', text: link.text };
    return link.href.startsWith('/') ? { ...link, href: `${siteAddress()}${link.href}` } : link;
  });
}

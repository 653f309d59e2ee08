import { siteSections } from '@/lib/platform/site';

/** Inside noscript nothing is hydrated, so plain markup is written once; all of it comes from the site table. */
const markup = `<nav class="page py-12 [&_a]:underline" aria-label="Site map"><h2 class="text-2xl">Site map</h2><p class="mt-2 text-muted-foreground">Scripting is off in this browser. Every page can be reached from here.</p>${siteSections.map(sectionMarkup).join('')}</nav>`;

export function SiteMapWithoutScript() {
  return <noscript dangerouslySetInnerHTML={{ __html: markup }} />;
}

function sectionMarkup({ title, pages }: (typeof siteSections)[number]) {
  const links = pages
    .filter((page) => !page.sameAs)
    .map(({ path, title: label }) => `<a href="${path}">${label}</a>`);
  return `<p class="mt-3"><b>${title}</b>: ${links.join(', ')}</p>`;
}

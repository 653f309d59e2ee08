import type { StructuredData } from '@/lib/site/structured-data';

/** Data for search engines; browsers run nothing of it. */
export function JsonLd({ data }: { data: StructuredData }) {
  // A text with `</script>` in it would end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

import { splitLinks } from '@/lib/values/links';

/** What somebody wrote; the web addresses in it open in a new tab, which learns nothing of this page. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {text}
      </a>
    ) : (
      text
    ),
  );
}

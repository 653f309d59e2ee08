import { CopyButton } from '@/components/kit/copy-button';
import { socialPosts } from '@/lib/company/content/social-posts';

export function SocialPosts() {
  return (
    <ul className="grid items-start gap-6 md:grid-cols-2">
      {socialPosts.map(({ id, channel, text }) => (
        <li key={id} className="rounded-lg border bg-card p-5">
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
            <h3 className="text-lg">{channel}</h3>
            <span className="needs-script">
              <CopyButton value={text} of={`the text for ${channel}`} />
            </span>
          </div>
          <p className="mt-3 whitespace-pre-line">{text}</p>
          <p className="mt-3 text-sm text-muted-foreground tabular-nums">{text.length} characters</p>
        </li>
      ))}
    </ul>
  );
}

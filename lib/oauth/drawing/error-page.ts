import { createHash } from 'node:crypto';

const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color:#1c2430;background:#fff}h1{font-size:1.5rem;line-height:1.3}p{margin:1rem 0}small{color:#566}@media(prefers-color-scheme:dark){body{color:#e8ebf0;background:#10151d}small{color:#a5adba}a{color:#9cc4ff}}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A request that no app can be told of: its address may be somebody else's, so the person who came with it reads this. */
export function errorPage(error: string, description: string | undefined): { html: string; policy: string } {
  const code = escape(description ? `${error}: ${description}` : error);
  return {
    policy: `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This app could not be connected</title><style>${STYLE}</style></head>
<body><main>
<h1>This app could not be connected</h1>
<p>The app that sent you here asked in a way that we cannot answer. Please go back to the app and try again. If it happens again, tell whoever makes the app.</p>
<p><small>${code}</small></p>
<p><a href="/">To the home page</a></p>
</main></body>
</html>
`,
  };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}

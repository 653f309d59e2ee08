type Link = { label: string; href: string };

type MailParts = {
  title: string;
  /** Plain text, one paragraph each. */
  paragraphs: string[];
  /** What the text adds up: below it, the last one in bold. */
  amounts?: { label: string; amount: string }[];
  action?: Link;
  /** Another way, below the button. */
  secondAction?: Link;
  /** Why this email came, in one sentence. */
  reason: string;
};

const HOUSE = 'DeedGuard & GuardSign';
/** The light values of app/globals.css: a mail program knows no variables. */
const color = { ground: '#f8f5ee', paper: '#fefcf8', ink: '#1e1c19', muted: '#5d574c', line: '#dcd4c4' };
const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** A word without an end breaks, also where a program knows only the older name for it; else it would widen the email. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';
/** As wide as it is told, whatever is in it. */
const fixed = 'table-layout:fixed;width:100%';
const serif = "font-family:Georgia,'Times New Roman',serif";

/** The two parts of an email in the look of the house. What is passed in is text: nothing of it becomes markup. */
export function mailTemplate(parts: MailParts): { text: string; html: string } {
  const { title, paragraphs, amounts = [], action, secondAction, reason } = parts;
  const links = [action, secondAction].filter((link) => link !== undefined);
  return {
    text: [
      title,
      ...paragraphs,
      ...(amounts.length > 0 ? [amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n')] : []),
      ...links.map(({ label, href }) => `${label}: ${href}`),
      `-- \n${HOUSE}\n${reason}`,
    ].join('\n\n'),
    html: frame(
      title,
      `<h1 style="margin:0 0 16px;${breaks};${serif};font-size:24px;line-height:1.25;color:${color.ink}">${escape(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;${breaks}">${escape(text)}</p>`).join('\n')}
${amounts.length > 0 ? sums(amounts) : ''}
${action ? button(action) : ''}
${secondAction ? `<p style="margin:16px 0 0"><a href="${escape(secondAction.href)}" style="color:${color.ink}">${escape(secondAction.label)}</a></p>` : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${color.line};${breaks};font-size:13px;color:${color.muted}">${escape(reason)}</p>`,
    ),
  };
}

/** Tables and inline styles: what Outlook and old web mailers still lay out. */
function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;background:${color.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${fixed};background:${color.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${fixed};max-width:560px">
<tr><td style="padding:0 4px 12px;${serif};font-size:16px;font-weight:bold;color:${color.ink}">${escape(HOUSE)}</td></tr>
<tr><td style="padding:28px;background:${color.paper};border:1px solid ${color.line};border-radius:6px;${breaks};${sans};font-size:16px;line-height:1.6;color:${color.ink}">
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** Of $999,999.99 in bold. */
const AMOUNT_WIDTH = 112;

function sums(amounts: NonNullable<MailParts['amounts']>): string {
  const rows = amounts.map(({ label, amount }, index) => {
    const look = index === amounts.length - 1 ? ';font-weight:bold' : '';
    const cell = `padding:6px 0;border-top:1px solid ${color.line};vertical-align:top${look}`;
    return `<tr><td style="${cell};${breaks}">${escape(label)}</td><td align="right" width="${AMOUNT_WIDTH}" style="${cell};width:${AMOUNT_WIDTH}px;white-space:nowrap">${escape(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${fixed};margin:0 0 16px;font-size:15px">
${rows.join('\n')}
</table>`;
}

/** The address is below in words too, for whoever would rather read a link than press it. */
function button({ label, href }: Link): string {
  return `<p style="margin:24px 0 8px"><a href="${escape(href)}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:${color.ink};color:${color.paper};text-decoration:none;font-weight:bold">${escape(label)}</a></p>
<p style="margin:0;font-size:13px;color:${color.muted};word-break:break-all">${escape(href)}</p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

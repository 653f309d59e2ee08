import { mailTemplate } from '@/lib/notifications/rules/mail-template';

const mail = mailTemplate({
  title: 'Ada L. <b>wrote</b> to you',
  paragraphs: ['First & foremost.', 'Second "paragraph".'],
  action: { label: 'Read it', href: 'https://example.com/requests/1?a=1&b=2' },
  reason: 'Because of a message.',
});

describe('the template of an email', () => {
  it('says the same in plain text, with the address of the link', () => {
    expect(mail.text).toBe(
      [
        'Ada L. <b>wrote</b> to you',
        'First & foremost.',
        'Second "paragraph".',
        'Read it: https://example.com/requests/1?a=1&b=2',
        '-- \nDeedGuard & GuardSign\nBecause of a message.',
      ].join('\n\n'),
    );
  });

  it('makes markup of nothing that it is given', () => {
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('<h1 style="');
    expect(mail.html).toContain('Ada L. &lt;b&gt;wrote&lt;/b&gt; to you</h1>');
    expect(mail.html).toContain('First &amp; foremost.</p>');
    expect(mail.html).toContain('Second &quot;paragraph&quot;.</p>');
  });

  it('leads where it says that it leads', () => {
    expect(mail.html.match(/href="([^"]*)"/g)).toEqual(['href="https://example.com/requests/1?a=1&amp;b=2"']);
    expect(mail.html).toContain('>https://example.com/requests/1?a=1&amp;b=2</p>');
  });

  it('does not let a quotation mark out of an attribute', () => {
    const { html } = mailTemplate({
      title: 'T',
      paragraphs: [],
      action: { label: 'L', href: 'https://example.com/" onclick="alert(1)' },
      reason: 'R',
    });

    expect(html).not.toContain('" onclick="');
  });

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });

  it('is never widened by a word without an end', () => {
    const word = 'x'.repeat(300);
    const { html } = mailTemplate({
      title: word,
      paragraphs: [word],
      amounts: [{ label: word, amount: '$1.00' }],
      action: { label: 'Pay', href: `https://example.com/${word}` },
      reason: word,
    });

    const holders = html.match(/<(?:h1|p|td)\b[^>]*>[^<]*x{300}/g) ?? [];
    expect(holders).toHaveLength(5);
    for (const holder of holders) expect(holder).toMatch(/overflow-wrap:anywhere|word-break:break-all/);
    const tables = html.match(/<table[^>]*>/g) ?? [];
    expect(tables).toHaveLength(3);
    for (const table of tables) expect(table).toContain('table-layout:fixed');
  });

  describe('with amounts and a second link', () => {
    const { text, html } = mailTemplate({
      title: 'T',
      paragraphs: ['P'],
      amounts: [
        { label: 'A <i>line</i>', amount: '$1.00' },
        { label: 'Total', amount: '$1.00' },
      ],
      action: { label: 'Pay', href: 'https://example.com/pay' },
      secondAction: { label: 'View "it"', href: 'https://example.com/pdf?a=1&b="' },
      reason: 'R',
    });

    it('lists them in plain text', () => {
      expect(text).toContain(
        'P\n\nA <i>line</i>: $1.00\nTotal: $1.00\n\nPay: https://example.com/pay\n\nView "it": https://example.com/pdf',
      );
    });

    it('lays them out in a table whose last row is bold, without making markup of them', () => {
      const rows = html.match(/<tr><td style="padding:6px[^]*?<\/tr>/g);
      expect(rows).toHaveLength(2);
      expect(rows?.[0]).toContain('A &lt;i&gt;line&lt;/i&gt;</td>');
      expect(rows?.[0]).not.toContain('bold');
      expect(rows?.[1]).toContain('bold');
      expect(html).toContain('<a href="https://example.com/pdf?a=1&amp;b=&quot;"');
      expect(html).toContain('>View &quot;it&quot;</a>');
    });
  });
});

import { Readable } from 'node:stream';
import { contentDisposition, downloadResponse } from '@/lib/platform/http/download';

describe('contentDisposition', () => {
  it.each([
    ['deed.pdf', 'attachment; filename="deed.pdf"'],
    [
      'Zo\u00eb\u2019s deed.pdf',
      `attachment; filename="Zoe_s deed.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20deed.pdf`,
    ],
    ['a"b%20.pdf', `attachment; filename="a_b_20.pdf"; filename*=UTF-8''a%22b%2520.pdf`],
    ['folder/a\\b.pdf', 'attachment; filename="b.pdf"'],
    ["it's (1)*.pdf", 'attachment; filename="it\'s (1)*.pdf"'],
    [
      "Zoë's (1)*.pdf",
      `attachment; filename="Zoe's (1)*.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%281%29%2A.pdf`,
    ],
    ['\u5951\u7d04.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf`],
  ])('writes %j for every browser', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });

  it('can ask to show the file', () => {
    expect(contentDisposition('inline', 'a.pdf')).toMatch(/^inline; /);
  });
});

describe('downloadResponse', () => {
  const respond = (bytes: Readable) => downloadResponse({ bytes, size: 6, type: 'image/png', name: 'a.png' });

  it('streams the bytes with their size and type', async () => {
    const response = respond(Readable.from([Buffer.from('abc'), Buffer.from('def')]));
    expect(response.headers.get('content-length')).toBe('6');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).toBe('abcdef');
  });

  it('breaks off when the source breaks', async () => {
    async function* broken() {
      yield Buffer.from('abc');
      throw new Error('changed in the store');
    }
    await expect(respond(Readable.from(broken())).text()).rejects.toThrow('changed in the store');
  });

  it('reads no further than it is read, and closes the source when the reader goes away', async () => {
    let made = 0;
    const source = new Readable({
      highWaterMark: 1,
      read() {
        made += 1;
        this.push(Buffer.alloc(1000));
      },
    });
    const reader = respond(source).body!.getReader();
    await reader.read();
    expect(made).toBeLessThan(5);
    await reader.cancel();
    expect(source.destroyed).toBe(true);
  });
});

import { deviceName } from '@/lib/platform/session/device-name';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('the name of a browser', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webkit} Version/17.4 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.4 Safari/605.1.15`,
      'Safari on Mac',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/141.0`, 'Edge on Windows'],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${blink.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
      'Chrome on Linux',
    ],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    ['Something/1.0 (Windows NT 10.0)', 'A browser on Windows'],
    ['curl/8.5.0', 'An unknown browser'],
    ['', 'An unknown browser'],
    [null, 'An unknown browser'],
  ])('that calls itself %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

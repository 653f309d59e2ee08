import fc from 'fast-check';
import { withoutHidden } from '@/lib/values/hidden';
import { emailAddress, lineOfText, optionalPhoneNumber, optionalText, textOfLines } from '@/lib/values/text';

const name = lineOfText('a name', 100);

describe('what nobody sees in a text', () => {
  it.each([
    ['Ada\u200b Love\u00adlace', 'Ada Lovelace'],
    ['\ufeff12 Main St\u200e', '12 Main St'],
    ['12 Ma\u200din St', '12 Main St'],
    ['12\u3164Main\u2800St', '12 Main St'],
    ['A\ufe0fd\u{e0041}a', 'Ada'],
    ['Ada\ufffe\uffff\u{1ffff} Lovelace', 'Ada Lovelace'],
  ])('is taken out: %j', (text, seen) => {
    expect(name.parse(text)).toBe(seen);
    expect(textOfLines(100).parse(text)).toBe(seen);
  });

  it.each(['👩‍🔬', '❤️', '👍🏽', '👩🏽‍❤️‍💋‍👨🏻', '1️⃣', 'می‌خواهم', 'क्‍ष', 'Zoë', '李雷', 'Ñandú'])(
    'stays where it makes what is seen: %s',
    (text) => expect(name.parse(text)).toBe(text),
  );

  it.each([
    ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
    ['Vietnamese, its accents apart', 'Nguyễn Thị Ánh'.normalize('NFD')],
    ['Arabic', 'عبد الرحمٰن بن محمّد'],
    ['Persian', 'سید علی\u200cاکبر موسوی\u200cزاده'],
    ['Urdu', 'محمد اقبالؔ'],
    ['Hindi', 'लक्ष्मी शर्मा'],
    ['Hindi, with a joiner', 'राजेन्\u200dद्र'],
    ['Nepali, with a joiner', 'गर्\u200dने'],
    ['Bengali', 'র\u200d্যামন্ড'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Malayalam, as it was long written', 'അനില്\u200d കുമാര്\u200d'],
    ['Tamil', 'ஸ்ரீராம் கிருஷ்ணன்'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180bᠠ'],
    ['Hebrew, with points', 'שָׂרָה בֶּן־דָּוִד'],
    ['Greek', 'Παπαδόπουλος Ιωάννης'],
    ['Russian', 'Лев Николаевич Толстой'],
    ['Chinese', '歐陽修'],
    ['Japanese', '佐々木 エリカ'],
    ['Korean', '김하늘'],
    ['Thai', 'สมชาย ใจดี'],
    ['Burmese', 'အောင်ဆန်းစုကြည်'],
    ['Khmer', 'នរោត្តម សីហនុ'],
    ['Amharic', 'ኃይለ ሥላሴ'],
    ['Hawaiian', 'Kealiʻiahonui'],
    ['Irish', 'Séamus Ó Dálaigh'],
    ['Ewe', 'Kɔfi Ŋutsu'],
    ['English', 'O’Connor-Smith, Jr.'],
  ])('leaves a name as it is: %s', (_, text) => expect(name.parse(text)).toBe(text));

  it.each(['\u200b', '\u3164', '\u2800 \u2800', '\u00ad\u2060', '\u0301', '\u{e0041}'])(
    'is no name by itself: %j',
    (text) => {
      expect(name.safeParse(text).error?.issues[0]?.message).toBe('Please enter a name.');
    },
  );

  it('is nothing where nothing need be', () => {
    expect(optionalText(name).parse('\u200b \u2060')).toBeUndefined();
  });

  it('is refused where it turns what evidence says, and taken out elsewhere', () => {
    expect(name.safeParse('deed\u202efdp').error?.issues[0]?.message).toBe(
      'Please type this by hand: the pasted text contains a hidden character.',
    );
    expect(textOfLines(100).parse('deed\u202efdp')).toBe('deedfdp');
    expect(emailAddress.parse('\u202aada@example.com\u202c')).toBe('ada@example.com');
    expect(optionalPhoneNumber.parse('\u202a+1 512 555 0100\u202c')).toBe('+1 512 555 0100');
  });

  it('is gone after the first time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(withoutHidden(withoutHidden(text))).toBe(withoutHidden(text));
      }),
      { numRuns: 2000 },
    );
  });
});

import unhomoglyph from 'unhomoglyph';
import { withoutLookalikes } from '@/lib/values/lookalikes';
import { namesUs } from '@/lib/values/our-names';
import { personName } from '@/lib/values/text';

describe('a name of ours', () => {
  it.each([
    'DeedGuard',
    'GuardSign.',
    'D e e d G u a r d Security',
    'ꓓeedGuard',
    'DeedGuɑrd',
    'ᎠeedGuard',
    'Dee∂Guard',
    'DееdGuаrd',
    'GuardSlgn',
    'Guard5!gn',
    '𝐃𝐞𝐞𝐝𝐆𝐮𝐚𝐫𝐝',
  ])('is seen in %s', (name) => {
    expect(namesUs(name)).toBe(true);
    expect(personName('your name').safeParse(name).success).toBe(false);
  });

  it.each(['Dee Guardiola', 'Ignacio Guardado', 'Юрий Гагарин', 'Ægir Ðorsteinsson', 'Ines D. Guard'])(
    'is not seen in %s',
    (name) => expect(namesUs(name)).toBe(false),
  );

  it('is seen in every letter that UTS #39 takes for one of it', () => {
    const missed: string[] = [];
    for (let point = 0x80; point < 0x20000; point += 1) {
      const other = String.fromCodePoint(point);
      if (!/[\p{L}\p{N}\p{S}]/u.test(other) || other.normalize('NFKD') !== other) continue;
      const plain = [withoutLookalikes(`a${other}`).slice(1), unhomoglyph(other)].map((text) =>
        text.toLowerCase(),
      );
      for (const own of ['deedguard', 'guardsign'])
        for (const letter of new Set(own))
          if (plain.includes(letter) && !namesUs(own.replace(letter, other)))
            missed.push(`${letter}: ${other}`);
    }
    expect(missed).toEqual([]);
  });
});

import { wholeLines } from '@/lib/properties/rules/first-lines';

describe('the whole lines at the beginning of a file', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('a,b\n1,ñ\n2,'), 'a,b\n1,ñ\n'],
    ['UTF-16, little end first', Buffer.from('\ufeffa,b\n1,ñ\n2', 'utf16le'), '\ufeffa,b\n1,ñ\n'],
  ])('end with a whole character in %s', (name, bytes, lines) => {
    const encoding = name === 'UTF-8' ? 'utf8' : 'utf16le';
    expect(Buffer.from(wholeLines(bytes)).toString(encoding)).toBe(lines);
  });

  it('keep their last character in UTF-16, big end first', () => {
    const bytes = Buffer.from('\ufeffa\n1\n2', 'utf16le').swap16();
    expect(Buffer.from(wholeLines(bytes)).swap16().toString('utf16le')).toBe('\ufeffa\n1\n');
  });

  it('are all there is where no line ends', () => {
    expect(wholeLines(Buffer.from('a,b'))).toEqual(Buffer.from('a,b'));
  });
});

type Part = { kind: 'state' | 'county'; isBlank: boolean; line: number };

const part =
  /^(?:the )?(state|commonwealth|county|parish|borough|city and county|city) of\b ?:? ?(.{0,80})$/i;
const ofItsOwn = /^district of columbia\b/i;
/** Between the two stand brackets, section signs and `ss.`, seldom more than this many pieces. */
const NEAR = 4;

/**
 * The venue of a notarial act: “State of Texas, County of Travis”, each at the start of a line or after what the one
 * before ends with. A county before its state on one line is where a property is, and no venue.
 */
export function findVenue(text: string): 'filled' | 'blank' | null {
  const pieces = text.split('\n').flatMap((line, number) =>
    line
      .split(/[,;§|(){}\][]| {2,}|\t/)
      .map((piece) => piece.replace(/^[^\p{L}_]+/u, '').trim())
      .filter((piece) => piece !== '')
      .map((piece) => ({ piece, line: number })),
  );
  const parts = pieces.map(({ piece, line }) => toPart(piece, line));
  const venues = parts.flatMap((one, at) => (one ? venueFrom(one, parts.slice(at + 1, at + 1 + NEAR)) : []));
  if (pieces.some(({ piece }) => ofItsOwn.test(piece))) return 'filled';
  if (venues.length === 0) return null;
  return venues.includes('filled') ? 'filled' : 'blank';
}

function venueFrom(one: Part, next: (Part | null)[]): ('filled' | 'blank')[] {
  const other = next.find((each) => each !== null);
  if (!other || other.kind === one.kind) return [];
  if (one.kind === 'county' && other.line === one.line) return [];
  return [one.isBlank || other.isBlank ? 'blank' : 'filled'];
}

function toPart(piece: string, line: number): Part | null {
  const match = part.exec(piece);
  if (!match) return null;
  const [, kind = '', name = ''] = match;
  const isState = /^(?:state|commonwealth)$/i.test(kind);
  const isBlank = !/\p{L}{2}/u.test(name.replace(/\bss\b/gi, ''));
  return { kind: isState ? 'state' : 'county', isBlank, line };
}

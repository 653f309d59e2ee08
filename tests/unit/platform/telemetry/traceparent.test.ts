import { readTraceparent, writeTraceparent } from '@/lib/platform/telemetry/traceparent';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const known = { traceId: TRACE, spanId: SPAN, traceFlags: 1 };

describe('a traceparent', () => {
  it('is read as it was written', () => {
    expect(writeTraceparent(known)).toBe(`00-${TRACE}-${SPAN}-01`);
    expect(readTraceparent(writeTraceparent(known))).toEqual(known);
  });

  it('of a later version is read as far as it is known', () => {
    expect(readTraceparent(`01-${TRACE}-${SPAN}-01-more`)).toEqual(known);
    expect(readTraceparent(`01-${TRACE}-${SPAN}-01`)).toEqual(known);
  });

  it.each([
    ['nothing', undefined],
    ['no header', null],
    ['an empty one', ''],
    ['the version that is none', `ff-${TRACE}-${SPAN}-01`],
    ['more than this version has', `00-${TRACE}-${SPAN}-01-more`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['one that is too long', `00-${TRACE}a-${SPAN}-01`],
    ['two in one', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['a line of its own', `00-${TRACE}-${SPAN}-01\n`],
    ['words', "'; DROP TABLE users"],
  ])('is not read from %s', (_what, text) => {
    expect(readTraceparent(text)).toBeNull();
  });
});

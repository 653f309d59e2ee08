import fc from 'fast-check';
import { states } from '@/lib/catalog/content/states';
import { quoteFor } from '@/lib/pricing/rules/quote';
import {
  fieldsOf,
  fieldsOfRequest,
  readMiles,
  readPages,
  readQuote,
} from '@/lib/pricing/rules/quote-request';
import { serviceTypes } from '@/lib/pricing/rules/service-types';
import { quoteSchema } from '@/lib/pricing/schema';

const codes = states.map(({ code }) => code);
const open = (query: string) => readQuote(fieldsOf(new URLSearchParams(query)), codes);

describe('pages', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    [' 7 ', 7],
    ['3.0', 3],
    ['+3', 3],
    ['1e3', 1_000],
    ['1,000', 1_000],
    ['10000', 10_000],
  ])('written %j are %i', (text, pages) => {
    expect(readPages(text)).toEqual({ value: pages });
  });

  it.each([
    '0',
    '-3',
    '2.5',
    '0.5',
    'abc',
    '3 pages',
    '0x10',
    'NaN',
    '-Infinity',
    '1,00',
    '.',
    'e5',
    '--1',
    '３',
  ])('written %j become 1, with a note of what stood there', (text) => {
    expect(readPages(text)).toEqual({
      value: 1,
      note: `“${text}” is not a whole number of at least 1, so 1 page counts.`,
    });
  });

  it.each(['', '  '])('left empty as %j become 1 without a word', (text) => {
    expect(readPages(text)).toEqual({ value: 1 });
  });

  it.each(['10001', '1e9', '1e999', '99999999999999999999'])('of %s are too many to price', (text) => {
    expect(readPages(text).problem).toBe(
      `“${text}” is more than we can price here. Please enter at most 10,000 pages.`,
    );
  });

  it('are quoted in short when somebody pastes a letter', () => {
    expect(readPages('x'.repeat(5_000)).note).toBe(
      `“${'x'.repeat(24)}…” is not a whole number of at least 1, so 1 page counts.`,
    );
  });
});

describe('miles', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['12.345', 12.35],
    ['.5', 0.5],
    ['1,000', 1_000],
  ])('written %j are %p', (text, miles) => {
    expect(readMiles(text)).toEqual({ value: miles });
  });

  it.each(['-1', '-0.01', 'far', '12 mi', 'Infinity'])('written %j become 0, with a note', (text) => {
    expect(readMiles(text)).toEqual({
      value: 0,
      note: `“${text}” is not a number of at least 0, so 0 miles count.`,
    });
  });

  it('left empty become 0 without a word', () => {
    expect(readMiles('')).toEqual({ value: 0 });
  });

  it.each(['1000.01', '1e9'])('of %s are too many to price', (text) => {
    expect(readMiles(text).problem).toContain('Please enter at most 1,000 miles.');
  });
});

describe('an address', () => {
  it('is read as a quote', () => {
    expect(open('service=mobile&state=CA&pages=3&miles=12&rush=1')).toEqual({
      request: { service: 'mobile', state: 'CA', pages: 3, miles: 12, isRush: true },
      fields: { service: 'mobile', state: 'CA', pages: '3', miles: '12', rush: '1' },
      notes: {},
      problems: {},
    });
  });

  it('needs no more than a service and a state', () => {
    const request = { service: 'ron', state: 'TX', pages: 1, miles: 0, isRush: false };
    expect(open('service=ron&state=tx').request).toEqual(request);
  });

  it.each(['state=CA', 'service=&state=CA'])('without a service gives no quote: %s', (query) => {
    expect(open(query)).toMatchObject({ request: null, problems: { service: 'Please choose a service.' } });
  });

  it.each(['service=ron', 'service=ron&state='])('without a state gives no quote: %s', (query) => {
    expect(open(query)).toMatchObject({
      request: null,
      problems: { state: 'Please choose one of the 50 states.' },
    });
  });

  it.each(['drone', 'RON', '__proto__', 'constructor', '<script>'])(
    'does not know the service %s',
    (service) => {
      const { request, fields, problems } = open(new URLSearchParams({ service, state: 'CA' }).toString());
      expect(request).toBeNull();
      expect(fields.service).toBe('');
      expect(problems).toEqual({ service: `“${service}” is not one we know. Please choose a service.` });
    },
  );

  it.each(['ZZ', 'DC', 'CALIFORNIA', '1', 'TOSTRING'])('does not know the state %s', (state) => {
    const { request, fields, problems } = open(`service=ron&state=${state}`);
    expect(request).toBeNull();
    expect(fields.state).toBe('');
    expect(problems).toEqual({ state: `“${state}” is not one we know. Please choose one of the 50 states.` });
  });

  it('with pages that are none quotes one page, and says so', () => {
    const { request, fields, notes } = open('service=ron&state=CA&pages=-4');
    expect(request?.pages).toBe(1);
    expect(fields.pages).toBe('1');
    expect(notes.pages).toContain('“-4”');
  });

  it('with a thousand million pages gives no quote, and keeps what was written', () => {
    const { request, fields, problems } = open('service=ron&state=CA&pages=1e9');
    expect(request).toBeNull();
    expect(fields.pages).toBe('1e9');
    expect(problems.pages).toContain('at most 10,000 pages');
  });

  it('counts miles for a mobile notary alone', () => {
    expect(open('service=mobile&state=CA&miles=1e9').request).toBeNull();
    expect(open('service=ron&state=CA&miles=1e9')).toMatchObject({ request: { miles: 0 }, problems: {} });
    expect(open('service=ron&state=CA&miles=far').notes).toEqual({});
  });

  it.each(['0', 'false', 'no', '', '2', 'maybe'])('is no rush with rush=%s', (rush) => {
    expect(open(`service=ron&state=CA&rush=${rush}`).request?.isRush).toBe(false);
  });

  it('that a quote writes is read as the same quote', () => {
    const request = fc.record({
      service: fc.constantFrom(...serviceTypes),
      state: fc.constantFrom(...codes),
      pages: fc.integer({ min: 1, max: 10_000 }),
      miles: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
      isRush: fc.boolean(),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const expected = asked.service === 'mobile' ? asked : { ...asked, miles: 0 };
        expect(open(new URLSearchParams(fieldsOfRequest(asked)).toString()).request).toEqual(expected);
      }),
    );
  });

  it('never leads to anything but money', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('1e309', '-1e309', 'NaN'),
    );
    fc.assert(
      fc.property(anything, anything, anything, (pages, miles, rush) => {
        const query = new URLSearchParams({ service: 'mobile', state: 'NY', pages, miles, rush });
        const { request, problems } = open(query.toString());
        if (!request) return expect(Object.values(problems)).not.toEqual([]);
        const { totalCents } = quoteFor(request);
        expect(Number.isSafeInteger(totalCents)).toBe(true);
        expect(totalCents).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the form', () => {
  const schema = quoteSchema(codes);
  const typed = { service: 'mobile', state: 'CA', pages: '3', miles: '12', rush: true };

  it('is read like an address', () => {
    expect(schema.parse(typed)).toEqual({
      service: 'mobile',
      state: 'CA',
      pages: 3,
      miles: 12,
      isRush: true,
    });
  });

  it('counts one page for what is none, and no miles for what are none', () => {
    expect(schema.parse({ ...typed, pages: 'many', miles: '-1' })).toMatchObject({ pages: 1, miles: 0 });
  });

  it.each([
    ['service', '', 'Please choose a service.'],
    ['state', '', 'Please choose one of the 50 states.'],
    ['pages', '10001', '“10001” is more than we can price here. Please enter at most 10,000 pages.'],
    ['miles', '1001', '“1001” is more than we can price here. Please enter at most 1,000 miles.'],
  ])('names what is wrong at the field %s', (field, value, message) => {
    const { error } = schema.safeParse({ ...typed, [field]: value });
    expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message })]);
  });
});

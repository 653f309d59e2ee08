import { draftStore, dropAccountDrafts } from '@/components/kit/draft-store';
import { storeUser } from '@/components/kit/stored-user';
import { ada } from '@/tests/support/deeds';

const DAY_MS = 24 * 60 * 60_000;
const read = (value: unknown) => (typeof value === 'string' ? value : null);
const letters = draftStore({ name: 'letter', read });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  dropAccountDrafts();
  storeUser(null);
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is found under its name and part alone', () => {
    letters.keep('Dear Grace', 'one');

    expect(letters.find('one')).toBe('Dear Grace');
    expect(letters.find('two')).toBeNull();
    expect(draftStore({ name: 'note', read }).find('one')).toBeNull();
  });

  it('is that of whoever typed it', () => {
    letters.keep('Dear Grace');
    storeUser(ada);
    expect(letters.find()).toBeNull();

    storeUser(null);
    expect(letters.find()).toBe('Dear Grace');
  });

  it('waits for an account where a visitor typed it', () => {
    const waiting = draftStore({ name: 'letter', read, owner: 'tab' });
    waiting.keep('Dear Grace');
    letters.keep('Dear Alan');
    storeUser(ada);
    dropAccountDrafts();

    expect(waiting.find()).toBe('Dear Grace');
    storeUser(null);
    expect(letters.find()).toBeNull();
  });

  it('is forgotten after a day, and when it is dropped', () => {
    jest.useFakeTimers();
    letters.keep('Dear Grace');
    jest.advanceTimersByTime(DAY_MS + 1);
    expect(letters.find()).toBeNull();

    letters.keep('Dear Alan');
    letters.drop();
    expect(letters.find()).toBeNull();
  });

  it('is not found where another version kept something else, or too much was typed', () => {
    draftStore({ name: 'letter', read: (value) => value }).keep({ text: 'Dear Grace' });
    expect(letters.find()).toBeNull();

    letters.keep('x'.repeat(300_000), 'long');
    expect(letters.find('long')).toBeNull();
  });

  it('lives as long as the page in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    letters.keep('Dear Grace');
    expect(letters.find()).toBe('Dear Grace');

    letters.drop();
    expect(letters.find()).toBeNull();
  });
});

import { deviceStore } from '@/components/kit/device-store';

const theme = deviceStore('theme');

afterEach(() => {
  jest.restoreAllMocks();
  theme.drop();
});

describe('what a browser keeps from visit to visit', () => {
  it('is found under its name until it is dropped', () => {
    theme.keep('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(theme.find()).toBe('dark');
    expect(deviceStore('panel').find()).toBeNull();

    theme.drop();
    expect(theme.find()).toBeNull();
  });

  it('stays as long as the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);

    expect(theme.find()).toBeNull();
    theme.keep('dark');
    expect(theme.find()).toBe('dark');
    theme.drop();
    expect(theme.find()).toBeNull();
  });
});

import { checkPin } from '@/components/accounts/pin-requirements';
import { PIN_DIGITS, pinProblem } from '@/lib/accounts/rules/pin';

/** Every hundredth or so of all PINs, and each that the list or the rule may stumble over. */
const pins = [
  ...Array.from({ length: 10_310 }, (_, index) => String(index * 97).padStart(PIN_DIGITS, '0')),
  ...['111111', '121212', '123123', '112233', '111222', '112345', '123456', '654321', '890123', '000001'],
].filter((pin) => pin.length === PIN_DIGITS);

const unmet = (pin: string) => checkPin(pin, pin).flatMap(({ text, isMet }) => (isMet ? [] : [text]));

describe('the list of what a new PIN has to be', () => {
  it('is met by every PIN that the rule takes, and by no other', () => {
    const otherwise = pins.filter((pin) => (unmet(pin).length === 0) !== (pinProblem(pin) === null));

    expect(otherwise).toEqual([]);
  });

  it('refuses every example that it gives', () => {
    for (const { text } of checkPin('482915', '482915')) {
      for (const example of text.match(/\d{6}/g) ?? []) expect(unmet(example)).toContain(text);
    }
  });

  it('lets digits repeat where the rule does', () => {
    expect(unmet('112345')).toEqual([]);
    expect(unmet('112211')).toContain('At least three different digits');
  });
});

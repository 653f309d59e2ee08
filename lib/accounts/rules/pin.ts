export const PIN_DIGITS = 6;

/** Why a PIN is refused, or null when it is good. */
export function pinProblem(pin: string): string | null {
  if (!/^\d{6}$/.test(pin)) return 'PIN must be exactly 6 digits.';
  if (isOneGroup(pin))
    return 'Please choose a PIN that is not a few digits repeated, such as 111111 or 123123.';
  if (isOfTwoDigits(pin)) return 'Please choose a PIN with at least three different digits.';
  if (isInPairs(pin)) return 'Please choose a PIN whose digits do not come in pairs such as 112233.';
  if (isSequential(pin)) return 'Please choose a PIN that is not a sequence such as 123456 or 654321.';
  return null;
}

/** A group over and over, or pairs throughout. */
export function isRepeated(pin: string): boolean {
  return isOneGroup(pin) || isInPairs(pin);
}

/** One digit, or a group of two or three, over and over. */
function isOneGroup(pin: string): boolean {
  return /^(\d{1,3})\1+$/.test(pin);
}

/** One digit, or two, in any order. */
export function isOfTwoDigits(pin: string): boolean {
  return new Set(pin).size <= 2;
}

/** Each digit is next to one like it. */
function isInPairs(pin: string): boolean {
  return pin.replace(/(\d)\1+/g, '') === '';
}

/** Each digit one more, or one less, than the one before; 0 follows 9. */
export function isSequential(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** Wrong PINs in a row, after which the PIN is locked. */
export const PIN_TRIES = 5;
const PIN_LOCK_MINUTES = 15;

/** When a PIN that is locked now can be tried again. */
export function pinLockEnds(lockedAt: Date): Date {
  return new Date(lockedAt.getTime() + PIN_LOCK_MINUTES * 60_000);
}

export function wrongPinMessage(triesLeft: number): string {
  return `This is not your PIN. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
}

export function lockedPinMessage(secondsLeft: number): string {
  const minutes = Math.ceil(secondsLeft / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Your PIN is locked after ${PIN_TRIES} wrong tries. Please wait ${wait}, or use a passkey or a recovery code.`;
}

/** What the hash of an account's PIN is sealed for. */
export const pinContext = (userId: string) => `pin:${userId}`;

/** What the hash of a PIN is sealed for while a link can bring it back. */
export const restoreContext = (linkId: string) => `restore:${linkId}`;

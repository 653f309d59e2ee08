import { isOfTwoDigits, isRepeated, isSequential, PIN_DIGITS } from '@/lib/accounts/rules/pin';

export type PinRequirement = { text: string; isMet: boolean };

/** What a new PIN still has to be. What is too short is not judged yet. */
export function checkPin(pin: string, confirmation: string): PinRequirement[] {
  const isWhole = pin.length === PIN_DIGITS;
  return [
    { text: 'Exactly 6 digits', isMet: isWhole },
    { text: 'Both PINs match', isMet: pin !== '' && pin === confirmation },
    { text: 'At least three different digits', isMet: isWhole && !isOfTwoDigits(pin) },
    {
      text: 'Not in pairs, such as 112233, nor a group twice, such as 123123',
      isMet: isWhole && !isRepeated(pin),
    },
    { text: 'No sequence, such as 123456 or 654321', isMet: isWhole && !isSequential(pin) },
  ];
}

/** An owner's name with fewer letters is rare, and a typing mistake more often than not. */
const SHORT_NAME = 2;

const isSmall = (text: string) => /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);

type Stated = { ownerName: string; propertyAddress: string };

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** What to ask before it is on record: such names and streets exist, so they are not refused. */
export function reviewQuestions({ ownerName, propertyAddress }: Stated): string[] {
  const [street = ''] = propertyAddress.split(',');
  return [
    ...(lettersOf(ownerName) <= SHORT_NAME ? [`The owner’s name is “${ownerName}”. Is this right?`] : []),
    ...(isSmall(ownerName) && lettersOf(ownerName) > SHORT_NAME
      ? ['The owner’s name has no capital letters. It goes on record as you typed it.']
      : []),
    ...(lettersOf(street) <= 1 ? [`The street is “${street.trim()}”. Is this right?`] : []),
  ];
}

/** The street goes on record with capitals that were not typed (`standardStreet`). */
export function isRecased({ typed, recorded }: { typed: string; recorded: string }): boolean {
  const [street = ''] = recorded.split(',');
  const begin = typed.trim().slice(0, street.length);
  return begin !== street && begin.toLowerCase() === street.toLowerCase();
}

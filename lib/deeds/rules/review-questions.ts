/** An owner's name with fewer letters is rare, and a typing mistake more often than not. */
const SHORT_NAME = 2;

type Stated = { ownerName: string; propertyAddress: string };

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** What to ask before it is on record: such names and streets exist, so they are not refused. */
export function reviewQuestions({ ownerName, propertyAddress }: Stated): string[] {
  const [street = ''] = propertyAddress.split(',');
  return [
    ...(lettersOf(ownerName) <= SHORT_NAME ? [`The owner’s name is “${ownerName}”. Is this right?`] : []),
    ...(lettersOf(street) <= 1 ? [`The street is “${street.trim()}”. Is this right?`] : []),
  ];
}

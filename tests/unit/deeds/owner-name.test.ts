import { splitOwnerName } from '@/lib/deeds/rules/owner-name';

describe("a person's names, from the owner of a deed", () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada   King  Lovelace ', 'Ada', 'King Lovelace'],
    ['Lovelace, Ada', 'Ada', 'Lovelace'],
    ['John Smith, Jr.', 'John', 'Smith, Jr.'],
    ['Ana and Ben Ortiz', 'Ana', 'Ortiz'],
    ['Ana Ruiz & Ben Ortiz', 'Ana', 'Ruiz'],
    ['Anders Holm', 'Anders', 'Holm'],
    ['Cher', 'Cher', ''],
    ['Main Street Holdings LLC', '', ''],
    ['The Ortiz Family Trust', '', ''],
    ['', '', ''],
  ])('reads %j as %j and %j', (ownerName, firstName, lastName) => {
    expect(splitOwnerName(ownerName)).toEqual({ firstName, lastName });
  });
});

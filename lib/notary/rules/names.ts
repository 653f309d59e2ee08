/** `Ada Lovelace` → `AL`. */
export function initialsOf(firstName: string, lastName: string): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`;
}

/** `Ada L.`: as people are named before they have to do with each other. */
export function shortName(firstName: string, lastName: string): string {
  const initial = firstLetter(lastName);
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}

export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** By code points: a letter beyond the basic plane is not cut in half. */
function firstLetter(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase();
}

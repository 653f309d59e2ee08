export type NumberFacts = {
  invoices: { issuerId: string; number: string }[];
  counters: { issuerId: string; lastNumber: number }[];
};

/** The numbers of each issuer are 1, 2, 3 … to the last one that was given. */
export function checkNumbers({ invoices, counters }: NumberFacts): string[] {
  const series = new Map<string, number[]>();
  for (const { issuerId, number } of invoices) {
    series.set(issuerId, [...(series.get(issuerId) ?? []), Number(number.split('-').at(-1))]);
  }
  return counters.flatMap(({ issuerId, lastNumber }) => {
    const numbers = (series.get(issuerId) ?? []).sort((a, b) => a - b);
    const isWhole = numbers.length === lastNumber && numbers.every((number, index) => number === index + 1);
    return isWhole ? [] : [`The invoices of ${issuerId} are ${numbers.join(', ')} of ${lastNumber}.`];
  });
}

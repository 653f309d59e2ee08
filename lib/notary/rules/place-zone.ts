type Where = { state: string; lng?: number };

const zoneOfStates: [zone: string, states: string][] = [
  ['America/New_York', 'CT DE GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV DC'],
  ['America/Chicago', 'AL AR IL IA LA MN MS MO OK WI'],
  ['America/Denver', 'CO MT NM UT WY'],
  ['America/Los_Angeles', 'CA WA'],
  ['Pacific/Honolulu', 'HI'],
];

const wholeStates = new Map(
  zoneOfStates.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

type Part = [zone: string, eastOf: number, westOf: number];

/** States with two zones: what lies clearly on one side of the line between them, by longitude. */
const parts: Record<string, Part[]> = {
  FL: [part('America/New_York', { eastOf: -84.6 }), part('America/Chicago', { westOf: -85.7 })],
  IN: [part('America/Indiana/Indianapolis', { eastOf: -86.3 })],
  KS: [part('America/Chicago', { eastOf: -100.9 })],
  KY: [part('America/New_York', { eastOf: -84.6 }), part('America/Chicago', { westOf: -86.6 })],
  MI: [part('America/Detroit', { eastOf: -86.8 })],
  NE: [part('America/Chicago', { eastOf: -100 }), part('America/Denver', { westOf: -102.5 })],
  NV: [part('America/Los_Angeles', { westOf: -114.8 })],
  ND: [part('America/Chicago', { eastOf: -100 }), part('America/Denver', { westOf: -103.2 })],
  OR: [part('America/Los_Angeles', { westOf: -118.6 })],
  SD: [part('America/Chicago', { eastOf: -99.5 }), part('America/Denver', { westOf: -102 })],
  TN: [part('America/New_York', { eastOf: -84.3 }), part('America/Chicago', { westOf: -85.7 })],
  TX: [part('America/Chicago', { eastOf: -104 }), part('America/Denver', { westOf: -105.6 })],
  // Off the Navajo Nation, whose clocks change in summer.
  AZ: [part('America/Phoenix', { westOf: -111.7 })],
  AK: [part('America/Anchorage', { eastOf: -165 })],
};

function part(zone: string, { eastOf = -180, westOf = 0 }: { eastOf?: number; westOf?: number }): Part {
  return [zone, eastOf, westOf];
}

/** The time zone of a place; null where its state has two and the place is not clearly in one. */
export function zoneOfPlace({ state, lng }: Where): string | null {
  const whole = wholeStates.get(state);
  if (whole || lng === undefined) return whole ?? null;
  return parts[state]?.find(([, eastOf, westOf]) => lng > eastOf && lng < westOf)?.[0] ?? null;
}

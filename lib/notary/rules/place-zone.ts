/** The zone in which most people of a state live; two letters, USPS. */
const zoneOfStates: [zone: string, states: string][] = [
  ['America/New_York', 'CT DE FL GA KY ME MD MA NH NJ NY NC OH PA RI SC VT VA WV DC'],
  ['America/Detroit', 'MI'],
  ['America/Indiana/Indianapolis', 'IN'],
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO MT NM UT WY'],
  ['America/Boise', 'ID'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

const zoneOfState = new Map(
  zoneOfStates.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/**
 * The counties of the other zone in a state that has two, as 49 CFR part 71 (sections 71.5, 71.7, 71.9) draws the lines. A
 * county that a line cuts is where most of its people live: Gulf with Port St. Joe, Idaho with Grangeville, Cherry with
 * Valentine, McKenzie with Watford City, Sioux with Fort Yates, Stanley with Fort Pierre, Malheur with Ontario. In Apache
 * County most live on the Navajo Nation, which sets its clocks forward in summer, as the rest of Arizona does not.
 */
const otherCounties: [state: string, zone: string, counties: string][] = [
  ['AZ', 'America/Denver', 'Apache'],
  [
    'FL',
    'America/Chicago',
    'Bay, Calhoun, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington',
  ],
  [
    'ID',
    'America/Los_Angeles',
    'Benewah, Bonner, Boundary, Clearwater, Idaho, Kootenai, Latah, Lewis, Nez Perce, Shoshone',
  ],
  [
    'IN',
    'America/Chicago',
    'Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick',
  ],
  ['KS', 'America/Denver', 'Greeley, Hamilton, Sherman, Wallace'],
  [
    'KY',
    'America/Chicago',
    'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, McCracken, McLean, Marshall, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster',
  ],
  ['MI', 'America/Chicago', 'Dickinson, Gogebic, Iron, Menominee'],
  [
    'NE',
    'America/Denver',
    'Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, Sheridan, Sioux',
  ],
  ['ND', 'America/Denver', 'Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark'],
  ['OR', 'America/Boise', 'Malheur'],
  [
    'SD',
    'America/Denver',
    'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota, Pennington, Perkins, Ziebach',
  ],
  [
    'TN',
    'America/New_York',
    'Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington',
  ],
  ['TX', 'America/Denver', 'El Paso, Hudspeth'],
];

const key = (state: string, county: string) => `${state} ${county}`;

const zoneOfCounty = new Map(
  otherCounties.flatMap(([state, zone, counties]) =>
    counties.split(', ').map((county) => [key(state, county), zone] as const),
  ),
);

/** The part of a county that has the other zone, where it is a ZIP code area: 49 CFR 71.5, 71.9 and 71.12. */
const zoneOfZip = new Map([
  // Wewahitchka, north of the Intracoastal Waterway.
  ['32465', 'America/Chicago'],
  // West Wendover.
  ['89883', 'America/Denver'],
  // Adak and Atka, west of 169°30′ W.
  ['99546', 'America/Adak'],
  ['99547', 'America/Adak'],
]);

/** A county as its recorder calls it (`Ada County`), `null` where it is not known. */
type Where = { state: string; county: string | null; zip: string | null };

/** The IANA time zone of a place in a state; null for two letters that are no state. */
export function zoneOfPlace({ state, county, zip }: Where): string | null {
  const ofState = zoneOfState.get(state);
  if (ofState === undefined) return null;
  const name = county?.replace(/ County$/, '') ?? '';
  return zoneOfZip.get(zip ?? '') ?? zoneOfCounty.get(key(state, name)) ?? ofState;
}

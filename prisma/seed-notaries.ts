import { randomBytes } from 'node:crypto';
import { createUser } from '@/lib/accounts/commands/users';
import { notaryServices } from '@/lib/notary/rules/services';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { findPlace } from '@/lib/vendor/zip-codes';

type DemoNotary = {
  firstName: string;
  lastName: string;
  home: string;
  /** stars in all, and how often they were given */
  ratingSum: number;
  ratingCount: number;
  offersAnswered: number;
  offersAccepted: number;
  completedCount: number;
};

/** One for each city that people try first. They answer by themselves: lib/notary/commands/demo.ts. */
const demoNotaries: DemoNotary[] = [
  person('Rosa Delgado', 'Austin, TX 78701', [612, 127, 148, 141, 136]),
  person('Marcus Bell', 'Dallas, TX 75201', [418, 88, 109, 97, 94]),
  person('Linh Tran', 'Houston, TX 77002', [733, 151, 180, 169, 162]),
  person('Elena Vargas', 'Los Angeles, CA 90012', [904, 186, 221, 207, 199]),
  person('Peter Okafor', 'San Francisco, CA 94102', [351, 72, 85, 80, 77]),
  person('Grace Kim', 'San Diego, CA 92101', [287, 59, 74, 66, 63]),
  person('Daniel Reyes', 'Miami, FL 33131', [539, 113, 140, 124, 119]),
  person('Hannah Brooks', 'Orlando, FL 32801', [196, 41, 52, 46, 44]),
  person('Samuel Stein', 'New York, NY 10007', [1_041, 215, 262, 238, 229]),
  person('Aisha Warren', 'Buffalo, NY 14202', [143, 30, 38, 34, 32]),
  person('Tom Kowalski', 'Chicago, IL 60602', [662, 138, 167, 152, 147]),
  person('Claire Jensen', 'Springfield, IL 62701', [88, 18, 23, 21, 20]),
];

const TRAVEL_MILES = 60;
/** The one that a person signs in as. */
const OWN = { email: 'notary@demo.example', home: 'Austin, TX 78701' };
const OWN_TRAVEL_MILES = 25;

/** Makes the demo notaries that are not there yet, and keeps their credentials in force. */
export async function seedNotaries(): Promise<void> {
  const known = await db.user.findMany({
    where: { notaryProfile: { isNot: null } },
    select: { email: true },
  });
  const emails = new Set(known.map(({ email }) => email));
  for (const notary of demoNotaries) if (!emails.has(emailOf(notary))) await addDemoNotary(notary);
  if (!emails.has(OWN.email)) await addOwnProfile();
  await db.notaryCredential.updateMany({
    where: { notary: { isDemo: true } },
    data: { expiresOn: endOfNextYear() },
  });
}

async function addDemoNotary(notary: DemoNotary): Promise<void> {
  const { firstName, lastName, home, ...counts } = notary;
  const email = emailOf(notary);
  const account = await db.user.findUnique({ where: { email }, select: { id: true } });
  const userId =
    account?.id ??
    (
      await createUser({
        email,
        firstName,
        lastName,
        // Nobody signs in as one: nobody knows it.
        password: randomBytes(48).toString('base64url'),
        phone: `+1 555 01${String(demoNotaries.indexOf(notary)).padStart(2, '0')}`,
        role: 'notary',
      })
    ).id;
  await addProfile({
    userId,
    home,
    travelRadiusMiles: TRAVEL_MILES,
    isAvailable: true,
    isDemo: true,
    ...counts,
  });
}

/** Not available, so that its first offer comes when somebody has looked around and switches it on. */
async function addOwnProfile(): Promise<void> {
  const account = await db.user.findUnique({ where: { email: OWN.email }, select: { id: true } });
  if (!account) return;
  await addProfile({
    userId: account.id,
    home: OWN.home,
    travelRadiusMiles: OWN_TRAVEL_MILES,
    isAvailable: false,
    isDemo: false,
  });
}

type NewProfile = {
  userId: string;
  home: string;
  travelRadiusMiles: number;
  isAvailable: boolean;
  isDemo: boolean;
} & Partial<Omit<DemoNotary, 'firstName' | 'lastName'>>;

async function addProfile({ home, ...profile }: NewProfile): Promise<void> {
  const place = findPlace(home);
  if (!place) throw new Error(`No such place: ${home}.`);
  const credentials = [
    { kind: 'commission', state: place.state, number: 'DEMO-1001' },
    { kind: 'bond', state: place.state, number: 'DEMO-2001' },
    { kind: 'insurance', state: 'US', number: 'DEMO-3001' },
  ] as const;
  await db.notaryProfile.create({
    data: {
      ...profile,
      states: [place.state],
      serviceTypes: notaryServices.map(({ value }) => value),
      homePlace: place.name,
      homeLat: place.lat,
      homeLng: place.lng,
      officeAddress: `100 Main St, ${place.name}`,
      officePlace: place.name,
      officeLat: place.lat,
      officeLng: place.lng,
      officeState: place.state,
      verifiedAt: now(),
      createdAt: now(),
      credentials: { create: credentials.map((entry) => ({ ...entry, expiresOn: endOfNextYear() })) },
    },
    select: { userId: true },
  });
}

function person(
  name: string,
  home: string,
  [ratingSum, ratingCount, offersAnswered, offersAccepted, completedCount]: [
    number,
    number,
    number,
    number,
    number,
  ],
): DemoNotary {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    firstName,
    lastName,
    home,
    ratingSum,
    ratingCount,
    offersAnswered,
    offersAccepted,
    completedCount,
  };
}

function emailOf({ firstName, lastName }: DemoNotary): string {
  return `${firstName}.${lastName}@notaries.demo.example`.toLowerCase();
}

function endOfNextYear(): Date {
  return new Date(Date.UTC(now().getUTCFullYear() + 1, 11, 31));
}

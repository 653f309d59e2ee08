import { randomBytes } from 'node:crypto';
import { createUser } from '@/lib/accounts/commands/users';
import { findStatePlace } from '@/lib/notary/queries/place';
import { notaryServices } from '@/lib/notary/rules/services';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';

type DemoNotary = {
  firstName: string;
  lastName: string;
  home: string;
};

/** One for each city that people try first. They answer by themselves: lib/notary/commands/demo.ts. */
const demoNotaries: DemoNotary[] = [
  person('Rosa Delgado', 'Austin, TX 78701'),
  person('Marcus Bell', 'Dallas, TX 75201'),
  person('Linh Tran', 'Houston, TX 77002'),
  person('Elena Vargas', 'Los Angeles, CA 90012'),
  person('Peter Okafor', 'San Francisco, CA 94102'),
  person('Grace Kim', 'San Diego, CA 92101'),
  person('Daniel Reyes', 'Miami, FL 33131'),
  person('Hannah Brooks', 'Orlando, FL 32801'),
  person('Samuel Stein', 'New York, NY 10007'),
  person('Aisha Warren', 'Buffalo, NY 14202'),
  person('Tom Kowalski', 'Chicago, IL 60602'),
  person('Claire Jensen', 'Springfield, IL 62701'),
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
  await countWhatHappened();
}

/** Figures of demo notaries are of what clients did here, as those of everybody: also where they were once made up. */
async function countWhatHappened(): Promise<void> {
  await db.$executeRaw`
    UPDATE notary_profiles p SET rating_sum = f.stars, rating_count = f.reviews, completed_count = f.completed,
      offers_answered = f.answered, offers_accepted = f.accepted
    FROM (
      SELECT n.user_id,
        (SELECT coalesce(sum(v.rating), 0) FROM reviews v JOIN notary_requests r ON r.id = v.request_id
          WHERE r.notary_id = n.user_id) AS stars,
        (SELECT count(*) FROM reviews v JOIN notary_requests r ON r.id = v.request_id
          WHERE r.notary_id = n.user_id) AS reviews,
        (SELECT count(*) FROM notary_requests r WHERE r.notary_id = n.user_id AND r.status = 'completed') AS completed,
        (SELECT count(*) FROM offers o WHERE o.notary_id = n.user_id
          AND o.status IN ('accepted', 'declined', 'expired')) AS answered,
        (SELECT count(*) FROM offers o WHERE o.notary_id = n.user_id AND o.status = 'accepted') AS accepted
      FROM notary_profiles n WHERE n.is_demo
    ) f WHERE f.user_id = p.user_id`;
}

async function addDemoNotary(notary: DemoNotary): Promise<void> {
  const { firstName, lastName, home } = notary;
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
};

async function addProfile({ home, ...profile }: NewProfile): Promise<void> {
  const place = findStatePlace(home);
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

function person(name: string, home: string): DemoNotary {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, home };
}

function emailOf({ firstName, lastName }: DemoNotary): string {
  return `${firstName}.${lastName}@notaries.demo.example`.toLowerCase();
}

function endOfNextYear(): Date {
  return new Date(Date.UTC(now().getUTCFullYear() + 1, 11, 31));
}

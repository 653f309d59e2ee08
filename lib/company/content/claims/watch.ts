import { integration, screen, together, type Claim } from './claim';

const later = integration(
  'properties/match-recordings',
  'is matched, and its owner is alerted with what was recorded and why, before the import is done',
);
const earlier = integration('properties/match-recordings', 'is found when the lock is made');
const quiet = integration(
  'api/properties/[id]/announcements/post',
  'makes the alert of what fits it low, with the reason',
);
const removed = integration('api/watches/[id]/delete', 'removes it with its matches, and leaves the alerts');
const back = integration('api/watches/post', 'looks back at the last 30 days, once, and no further');
const erased = integration(
  'api/users/[userId]/delete.mail',
  'leaves nothing of the person but the invoices that others keep',
);

const twice = integration(
  'api/recordings/imports/post',
  'changes nothing for the same file, or the same row in another file',
);
const deliveredTwice = integration(
  'properties/watched-folder.alone',
  'changes nothing for the same content under another name or again, and keeps both files',
);

/** What is compared with the recordings of counties. Which counties deliver theirs is promised nowhere. */
export const watchClaims: Claim[] = [
  ...together(
    '/',
    [later, earlier],
    'County recording indexes that are delivered to us are compared with your property.',
  ),
  ...together(
    '/deedguard',
    [later],
    'Where a county’s recording index is delivered to us, we compare it with your property and alert you to what fits.',
  ),
  ...together(
    'lib/deeds/content/services.ts',
    [later],
    'A lock has alerts, also from county indexes that are delivered to us, without this price.',
  ),
  ...together(
    '/county-documents',
    [later, earlier],
    'They compare your locked properties with the county recording indexes that are delivered to us.',
  ),
  ...together(
    '/legal/terms',
    [later, earlier, integration('api/watches/post', 'keeps to the county where one is named')],
    'Where the recording index of a county is delivered to us, we compare it with your locked properties, and with the names and parcels that you add, and raise an alert for what fits.',
  ),
  ...together(
    '/resources/county-kit',
    [later],
    'New recordings are then compared with locked properties, and owners of those that fit are alerted.',
  ),
  ...together(
    '/press',
    [later],
    'Where the recording index of a county is delivered to it, DeedGuard compares it with locked properties and alerts their owners to what fits.',
    'Alerts compare the county indexes that are delivered to us.',
  ),
  ...together(
    'app/(admin)/admin/recordings/page.tsx',
    [twice, deliveredTwice],
    'The same file or row twice changes nothing.',
  ),
  ...together(
    '/legal/privacy',
    [
      integration(
        'api/recordings/imports/preview/post',
        'shows rows as they would be taken, with what each document is in words, and bad lines with the reason',
      ),
      later,
    ],
    'Admins see the first rows of a file before it is taken; owners see the rows that fit what they lock or watch.',
  ),
  ...together('/legal/privacy', [removed, erased], 'Until you remove it, or delete the account.'),
  ...together(
    'app/(account)/settings/watches/page.tsx',
    [back],
    'A name that you add is also compared with the recordings of the',
  ),
  ...together(
    'components/properties/watched-properties.tsx',
    [later, integration('properties/match-recordings', 'raises nothing once the lock was released')],
    'They are watched by address, parcel number and owner’s name until the lock ends.',
  ),
  ...together(
    'components/properties/watch-list.tsx',
    [removed, screen('properties/watch-list', 'lose one after a question, and keep the focus')],
    'New recordings are no longer compared with it. The alerts that it raised stay.',
  ),
  ...together(
    'components/properties/announcements.tsx',
    [quiet],
    'A recording that fits raises a quiet alert instead of a loud one.',
  ),
  ...together(
    'components/properties/announcement-form.tsx',
    [
      integration(
        'api/properties/[id]/announcements/post',
        'leaves what is for another party as loud as it is',
      ),
    ],
    'If you enter a name, a recording for somebody else still raises a loud alert.',
  ),
  ...together(
    'lib/properties/commands/watches.ts',
    [integration('api/watches/post', 'takes ten and no more, however many come at once')],
    'names and parcels already, which is as many as an account may.',
  ),
];

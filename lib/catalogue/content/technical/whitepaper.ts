import { claimRows, securityClaims } from '@/lib/catalogue/content/technical/claims';
import { evidenceSections } from '@/lib/catalogue/content/technical/whitepaper/evidence';
import { vaultSections } from '@/lib/catalogue/content/technical/whitepaper/vault';
import { serverSections } from '@/lib/catalogue/content/technical/whitepaper/server';
import type { Paper, PaperSection } from '@/lib/paper/paper';

const introduction: PaperSection = {
  id: 'scope',
  title: 'What this paper covers',
  blocks: [
    'It describes the version of the platform that runs today. What is still being built, and what our material claims beyond that, stand in two sections of their own at the end.',
    'It is written so that each statement can be checked: against the public log, against a proof file, or against the headers that this site sends. No outside auditor has examined the platform yet.',
    {
      kind: 'table',
      caption: 'What could go wrong, and what stands against it',
      head: ['What could go wrong', 'What stands against it'],
      rows: [
        [
          'Somebody disputes when a statement about a deed was made.',
          'The statement is an entry of a public, append-only log, with a time.',
        ],
        [
          'We, or somebody who got into our server, change or remove an old entry.',
          'Every entry is covered by every later signed checkpoint. Whoever kept an older one can show the change.',
        ],
        ['This company is gone.', 'A proof file holds all that a check needs, and the program that checks.'],
        [
          'Somebody reads the public log to learn about owners.',
          'It holds salted commitments and times. It holds no name, no address and no hash of a file.',
        ],
        [
          'Somebody guesses passwords.',
          'argon2id, limits for each account and each address, and the same answer for known and unknown accounts.',
        ],
        [
          'Somebody gets a page to run a script that is not ours.',
          'A script policy without exceptions for inline script, on every page.',
        ],
        [
          'A lock is released by somebody else.',
          'A release needs the account, the unlock code with five tries an hour, and the PIN or passkey where one is set.',
        ],
      ],
    },
  ],
};

const closing: PaperSection[] = [
  {
    id: 'not-protected',
    title: 'What we do not protect against',
    blocks: [
      {
        kind: 'list',
        items: [
          '**A recording at the county.** A private lock cannot stop a recorder from recording a deed, forged or not. It gives evidence, alerts and a controlled release.',
          '**A false statement.** The log shows that something was stated, and when. We do not check that the person who locks a deed owns the property.',
          '**A wrong clock.** The time of an entry is our server’s. It never runs backward, but no outside time authority confirms it.',
          '**Two faces of the log.** A dishonest operator could show different logs to different people. Comparing checkpoints reveals it, but only to people who compare. No outside witness signs our checkpoints.',
          '**A stolen signing key.** Whoever has it can sign a false checkpoint. It would contradict those that others kept, and only those.',
          '**Somebody inside the database.** Names, addresses, file names, records and salts stand there in readable form. Whoever operates the database can read them, and cannot read documents, PINs or unlock codes.',
          '**A stolen password.** A password alone opens an account. It shows deeds and lists documents. Where no PIN and no passkey is set it also releases and downloads. There is no confirmation of an email address and no reset by mail yet.',
          '**Somebody inside the running server.** It holds the master key, and opens a document when its owner asks. Whoever takes it over can do the same.',
          '**A lost proof file.** We can make it again as long as we keep its record. After a record is erased, or after we are gone, only your copy is left.',
          '**A flood of traffic.** Rate limits hold back single accounts and addresses. An attack from many networks is for whoever runs the network in front of us.',
        ],
      },
    ],
  },
  {
    id: 'being-built',
    title: 'Being built',
    blocks: [
      'Nothing in this section works yet. It is the design that we are building.',
      {
        kind: 'list',
        items: ['**Alerts.** A screen for what changed around a property, with its history.'],
      },
    ],
  },
  {
    id: 'claims',
    title: 'Claims, and what is true today',
    blocks: [
      {
        kind: 'note',
        text: '**These are claims.** They appear in our material, and nobody outside has measured them. Beside each stands what can be said today.',
      },
      {
        kind: 'table',
        caption: 'Security claims',
        head: ['The claim', 'Today'],
        rows: claimRows(securityClaims),
      },
    ],
  },
];

export const whitepaper: Paper = {
  title: 'Security whitepaper',
  summary:
    'How evidence, accounts and secrets are kept, for people who want to check it: engineers, lawyers, auditors and careful owners.',
  updated: '2026-11-21',
  sections: [introduction, ...evidenceSections, ...serverSections, ...vaultSections, ...closing],
};

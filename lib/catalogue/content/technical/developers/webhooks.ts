import { checkSignature, webhookReceiver } from '@/lib/catalogue/content/technical/developers/programs';
import type { PaperSection } from '@/lib/paper/paper';

export const webhookSections: PaperSection[] = [
  {
    id: 'webhooks',
    title: 'Webhooks',
    blocks: [
      {
        kind: 'note',
        text: '**Not open yet.** Nothing is sent today. This is the published design of the events and of their signature.',
      },
      {
        kind: 'table',
        caption: 'Events',
        head: ['Event', 'When it is sent'],
        rows: [
          ['`property.locked`', 'A lock is in the evidence log'],
          ['`fraud.detected`', 'Something around a property needs a look. It is a signal, not a finding'],
          ['`notary.completed`', 'A notary has completed a booking'],
          ['`document.verified`', 'A verification has a result, good or bad'],
        ],
      },
      {
        kind: 'code',
        text: `POST /your/endpoint HTTP/1.1
content-type: application/json
deedguard-signature: t=1795255633,v1=HEX

${JSON.stringify(
  {
    id: 'evt_70c1',
    type: 'property.locked',
    created: '2026-11-21T10:07:13.701Z',
    data: { property_id: 'prop_51b0' },
  },
  null,
  2,
)}`,
      },
      'Each event carries a signature header: the time of sending in seconds, and an HMAC-SHA256 in hex. The HMAC is over the time, a full stop and the raw body, under a secret that you and we share. Check it before anything else:',
      { kind: 'code', text: checkSignature },
      {
        kind: 'list',
        items: [
          'Use the raw bytes. JSON that was parsed and written again has another signature.',
          '`timingSafeEqual` takes the same time for every wrong signature. A plain comparison tells an attacker how much of a guess was right.',
          'The time is part of what is signed, so nobody can send an event again after five minutes.',
        ],
      },
      'With the function saved as `is-signed.mjs`, a receiver is short. Answer 200 only after you have kept the event; anything else makes us send it again.',
      { kind: 'code', text: webhookReceiver },
    ],
  },
  {
    id: 'sdks',
    title: 'SDKs',
    blocks: [
      'There is no package to install. The open calls are plain HTTP with text and JSON, and every language has what they need: an HTTP client, SHA-256 and Ed25519.',
      {
        kind: 'list',
        items: [
          'For JavaScript and TypeScript, start from the [program above](#check-it-yourself). It runs as it stands.',
          'For other languages, any library for RFC 6962 or RFC 9162 trees and for C2SP signed notes fits.',
          'A proof file needs no library at all. It checks itself when it is opened.',
        ],
      },
      'Packages for `/v1` come when `/v1` opens. Tell us what you would build, through the form on [the enterprise page](/enterprise).',
    ],
  },
];

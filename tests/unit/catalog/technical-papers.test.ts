import { apiExamples } from '@/lib/company/content/api-examples';
import {
  architecture,
  developers,
  founderDeclaration,
  privacy,
  whitepaper,
} from '@/lib/company/content/papers';
import { lockStateSchema } from '@/lib/evidence/schema/proof';
import { errorSchema } from '@/scripts/openapi/errors';
import { directiveReasons, headerReasons } from '@/lib/company/content/header-reasons';
import { securityFeatures } from '@/lib/company/content/security-features';
import { contentSecurityPolicy } from '@/lib/platform/http/content-security-policy';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import type { Block, Paper, Words } from '@/lib/paper/paper';
import { REQUESTS_AT_ONCE, REQUESTS_UNCONFIRMED } from '@/lib/notary/rules/request-room';
import { paperText } from '@/lib/paper/paper-text';
import { limits } from '@/lib/platform/rate-limit';
import { IDLE_MS, SESSION_MS } from '@/lib/platform/session/session-state';
import { privatePageHeaders, securityHeaders } from '@/lib/platform/http/security-headers';
import { createBookingSchema, trackingSchema } from '@/lib/programs/schema/bookings';
import { verifyDocumentSchema } from '@/lib/programs/schema/documents';
import { reportSchema } from '@/lib/programs/schema/fraud';
import { lockPropertySchema, propertySchema, propertyStateSchema } from '@/lib/programs/schema/properties';
import { getSitePage } from '@/lib/site/site';
import { API_CALLS_PER_HOUR, apiScopes } from '@/lib/values/api-scopes';
import { eventTypes, type EventType } from '@/lib/webhooks/rules/event-types';
import { eventDataSchemas } from '@/lib/webhooks/schema/events';
import { limitRows } from '@/tests/support/limit-rows';
import { blocksOf, marked, section, table, tablesOf, textsOfBlock } from '@/tests/support/paper-words';

const papers: [string, Paper][] = [
  ['whitepaper', whitepaper],
  ['architecture', architecture],
  ['developers', developers],
];
const anchors: Record<string, string[]> = {
  '/security/whitepaper': whitepaper.sections.map(({ id }) => id),
  '/architecture': architecture.sections.map(({ id }) => id),
  '/developers': developers.sections.map(({ id }) => id),
  '/legal/privacy': privacy.sections.map(({ id }) => id),
};

/** Everything in a block that may hold marks. */
function texts(block: Block): Words[] {
  if (block.kind === 'table') return block.rows.flat();
  return block.kind === 'list' || 'words' in block ? textsOfBlock(block) : [];
}

describe.each(papers)('the %s', (_, paper) => {
  it('has each anchor and each table caption once', () => {
    const ids = paper.sections.map(({ id }) => id);
    const captions = tablesOf(paper).map(({ caption }) => caption);

    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(captions).size).toBe(captions.length);
  });

  it('fills every row of its tables, each under its own name', () => {
    for (const { head, rows } of tablesOf(paper)) {
      rows.forEach((row) => expect(row).toHaveLength(head.length));
      expect(new Set(rows.map(([name = []]) => marked(name))).size).toBe(rows.length);
    }
  });

  it('links only to pages and parts that exist', () => {
    const own = paper.sections.map(({ id }) => id);
    const links = blocksOf(paper)
      .flatMap(texts)
      .flat()
      .flatMap((part) => (part.kind === 'link' ? [part.href] : []));

    for (const href of links.filter((link) => !link.startsWith('https://') && link !== '/openapi.json')) {
      const [path = '', anchor] = href.split('#');
      const known = path ? anchors[path] : own;
      if (path) expect(getSitePage(path).path).toBe(path);
      if (anchor) expect(known).toContain(anchor);
    }
  });

  it('keeps to plain words', () => {
    const words = blocksOf(paper).flatMap(texts).map(marked).join('\n');

    expect(words).not.toMatch(/!|prevents fraud|specification|mock|military|bank-grade|—/i);
  });

  it('makes the claims of our material in no section but the one that marks them', () => {
    const others = { ...paper, sections: paper.sections.filter(({ id }) => id !== 'claims') };

    expect(paperText(others)).not.toMatch(
      /every 90 days|disclosed within 24 hours|99\.9|98\.7|attribute-based|blockchain networks/,
    );
  });
});

describe('claims', () => {
  it.each([
    ['whitepaper', whitepaper, 'Security claims', 6],
    ['architecture', architecture, 'Claims about operation', 3],
  ])('of the %s are shown next to what is true today, under a mark', (_, paper, caption, count) => {
    expect(section(paper, 'claims')).toContain('These are claims.');
    expect(table(paper, caption)).toHaveLength(count);
    table(paper, caption).forEach(([, today]) => {
      expect(today).toMatch(
        /^(True for|Not |A promise|Neither|The first is partly true|Being built|Evidence is in one log)/,
      );
    });
  });

  it('about security are the same in the whitepaper and the founder declaration', () => {
    expect(table(founderDeclaration, 'Security claims and their standing')).toEqual(
      table(whitepaper, 'Security claims'),
    );
  });
});

describe('the whitepaper', () => {
  const windows: Record<number, string> = {
    60: 'a minute',
    600: '10 minutes',
    1800: '30 minutes',
    3600: 'an hour',
    86_400: 'a day',
  };

  it.each(table(whitepaper, 'Limits that are in force'))(
    'states the limit that counts: %s',
    (what, howMany) => {
      const limit = limitRows[what ?? ''];
      expect(howMany).toBe(`${limit?.max} in ${windows[limit?.windowSeconds ?? 0]}`);
    },
  );

  it('leaves no limit out', () => {
    expect(new Set(Object.values(limitRows))).toEqual(new Set(Object.values(limits)));
  });

  it('says how many notary requests an account has at a time', () => {
    expect(section(whitepaper, 'rate-limits')).toContain(
      `at most ${REQUESTS_AT_ONCE} notary requests at a time, and ${REQUESTS_UNCONFIRMED} while its email address waits to be confirmed`,
    );
  });

  it('says how long a session lasts', () => {
    const days = (ms: number) => `${ms / 86_400_000} days`;
    expect(section(whitepaper, 'sessions')).toContain(
      `It ends ${days(SESSION_MS)} after the login, and after ${days(IDLE_MS)} without a visit`,
    );
    const [, , , howItEnds] = table(architecture, 'What is kept where, and how it ends').find(
      ([data]) => data === 'Session',
    )!;
    expect(howItEnds).toBe(
      `${days(SESSION_MS)} after the login, ${days(IDLE_MS)} without a visit, or when you log out`,
    );
  });

  it('says what a lock cannot do, and that nobody outside has examined us', () => {
    expect(section(whitepaper, 'not-protected')).toContain(
      'A private lock cannot stop a recorder from recording a deed',
    );
    expect(section(whitepaper, 'scope')).toContain('No outside auditor has examined the platform yet.');
  });

  it('has a part for everything that the version page names', () => {
    for (const { href } of securityFeatures.filter((feature) => feature.href.includes('/whitepaper#'))) {
      expect(anchors['/security/whitepaper']).toContain(href.split('#')[1]);
    }
  });
});

describe('the developer page', () => {
  it.each([
    'authentication',
    'test-mode',
    'conventions',
    'deedguard-api',
    'guardsign-api',
    'webhooks',
    'sdks',
  ])('has the anchor #%s', (id) => {
    expect(anchors['/developers']).toContain(id);
  });

  it('puts what works without a key before what needs one', () => {
    expect(anchors['/developers']?.[0]).toBe('today');
  });

  it('says of nothing that it is not open', () => {
    expect(paperText(developers)).not.toMatch(/not open|opens later|when .* opens|designed/i);
  });

  it.each([
    ['deedguard-api', 'POST /v1/properties/lock', lockPropertySchema],
    ['deedguard-api', 'GET /v1/properties/{property_id}/status', propertyStateSchema],
    ['deedguard-api', 'POST /v1/fraud/report', reportSchema],
    ['guardsign-api', 'POST /v1/bookings', createBookingSchema],
    ['guardsign-api', 'GET /v1/bookings/{booking_id}/tracking', trackingSchema],
    ['guardsign-api', 'POST /v1/documents/verify', verifyDocumentSchema],
  ])('documents in #%s the call %s with every field that it checks', (id, call, schema) => {
    const text = section(developers, id);

    expect(text).toContain(call);
    for (const [field, { description }] of Object.entries(schema.shape)) {
      expect(text).toContain(`Field: ${field} `);
      expect(text).toContain((description ?? '?').split('. ')[0]!.replace(/\.$/, '').replaceAll('`', ''));
    }
  });

  it.each([
    ['exampleProperty', propertySchema],
    ['examplePropertyState', propertyStateSchema],
    ['exampleReport', reportSchema],
    ['exampleTracking', trackingSchema],
  ] as const)('shows a body that the call would give or take: %s', (name, schema) => {
    expect(schema.safeParse(JSON.parse(apiExamples[name])).error).toBeUndefined();
  });

  it('shows an event as it is sent', () => {
    const { type, data } = JSON.parse(apiExamples.exampleEvent) as { type: EventType; data: unknown };

    expect(eventDataSchemas[type].strict().safeParse(data).error).toBeUndefined();
  });

  it.each(Object.entries(eventDataSchemas))('says in #webhooks what %s holds', (type, schema) => {
    const text = section(developers, 'webhooks');
    if (type === 'webhook.test' || type === 'document.verified') return expect(text).toContain(type);

    for (const field of Object.keys(schema.shape)) expect(text).toContain(`Field: ${field} `);
  });

  it('names every scope that a key can have', () => {
    expect(table(developers, 'Scopes').map(([scope]) => scope)).toEqual(
      apiScopes.map((scope) => `\`${scope}\``),
    );
  });

  it('names the limit that counts', () => {
    expect(section(developers, 'authentication')).toContain(`${API_CALLS_PER_HOUR} requests an hour`);
  });

  it('names the events that are sent, and no other', () => {
    expect(table(developers, 'Events').map(([event]) => event)).toEqual(
      Object.keys(eventTypes).map((type) => `\`${type}\``),
    );
  });

  it('names each code that an error can have', () => {
    const { code } = errorSchema.properties as { code: { enum: string[] } };
    expect(table(developers, 'Codes of errors').map(([name]) => name)).toEqual(
      code.enum.map((each) => `\`${each}\``),
    );
  });

  it('names what the signed state of a lock can be', () => {
    const said = section(developers, 'verify-call');
    for (const word of ['locked', 'due', 'ended', 'contested']) expect(said).toContain(word);
    expect(said).toContain('while it is in force, whether it is contested');
    expect(Object.keys(lockStateSchema.shape)).toContain('contested');
  });

  it.each(table(developers, 'Codes of errors'))('gives %s the status that it has', (code, status) => {
    const { status: real } = new AppError((code ?? '').replaceAll('`', '') as ErrorCode, '');

    expect(String(real)).toBe(status);
  });
});

describe('the reasons of the security headers', () => {
  it('are given for each header that is sent, and for no other', () => {
    const sent = [...securityHeaders({ secure: true }), ...privatePageHeaders].map(({ key }) =>
      key.toLowerCase(),
    );

    expect(Object.keys(headerReasons).sort()).toEqual(sent.sort());
  });

  it('are given for each directive of the content policy, and for no other', () => {
    const policy = contentSecurityPolicy({ scriptSources: [], secure: true });
    const directives = policy.split('; ').map((directive) => directive.split(' ')[0]);

    expect(Object.keys(directiveReasons).sort()).toEqual(directives.sort());
  });

  it('fit on a line', () => {
    const reasons = [...Object.values(headerReasons), ...Object.values(directiveReasons)];

    reasons.forEach((reason) => expect(reason).toMatch(/^[A-Z].{5,130}\.$/));
  });
});

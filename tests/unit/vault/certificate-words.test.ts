import {
  certificateCheck,
  certificateRows,
  certificateSummary,
  certificateGaps,
  type CertificateFacts,
} from '@/lib/vault/drawing/words';

const facts: CertificateFacts = {
  certificateId: '6e4c1f8a-1111-4222-8333-444455556666',
  issuedAt: new Date('2026-11-22T09:00:00Z'),
  certificateIndex: 21,
  documentName: 'Warranty deed.pdf',
  type: 'pdf',
  sizeBytes: 1_258_291,
  sha256: '0123456789abcdef'.repeat(4),
  storedAt: new Date('2026-11-21T14:05:41Z'),
  holder: 'Ada Lovelace',
  documentIndex: 17,
  originalIndex: null,
  commitment: 'fedcba9876543210'.repeat(4),
  logOrigin: 'deedguard.example',
  verifyUrl: 'https://deedguard.example/verify?hash=0123',
};

const valueOf = (label: string, changes: Partial<CertificateFacts> = {}) =>
  certificateRows({ ...facts, ...changes }).find((row) => row.label === label)?.value;

describe('the words of a certificate', () => {
  it('write the hash in groups that can be read aloud', () => {
    expect(valueOf('SHA-256 of the file')).toBe(
      '01234567 89abcdef 01234567 89abcdef\n01234567 89abcdef 01234567 89abcdef',
    );
  });

  it('write times in UTC and say so', () => {
    expect(valueOf('Stored')).toMatch(/^November 21, 2026 at 2:05:41.PM UTC$/);
  });

  it('name the checkpoint that covers the document and the certificate', () => {
    expect(valueOf('Log entry')).toBe('Entry 17 in the log deedguard.example');
    expect(valueOf('Checkpoint')).toBe('Size 22, origin deedguard.example');
  });

  it('stand in the zone that is named beside them, wherever the server is', () => {
    const late = { storedAt: new Date('2026-11-22T02:30:00Z'), issuedAt: new Date('2026-11-22T23:59:00Z') };
    const home = process.env.TZ;
    try {
      for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
        process.env.TZ = zone;
        expect(certificateSummary({ ...facts, ...late })).toContain('on November 22, 2026 (UTC) and entered');
        expect(valueOf('Stored', late)).toMatch(/^November 22, 2026 at 2:30:00.AM UTC$/);
        expect(valueOf('Issued', late)).toMatch(/^November 22, 2026 at 11:59:00.PM UTC, as entry 21$/);
      }
    } finally {
      process.env.TZ = home;
    }
  });

  it('say of a redacted copy when it was made, and from which entry', () => {
    expect(certificateSummary({ ...facts, originalIndex: 12 })).toMatch(
      /^The redacted copy described here was made in the vault of Ada Lovelace on November 21, 2026 \(UTC\)/,
    );
    expect(valueOf('Made', { originalIndex: 12 })).toContain('November 21, 2026');
    expect(valueOf('Made from', { originalIndex: 12 })).toContain('The document of entry 12');
    expect(valueOf('Made from')).toBeUndefined();
  });

  it('say whose vault it was and where to check', () => {
    expect(certificateSummary(facts)).toContain('in the vault of Ada Lovelace on November 21, 2026 (UTC)');
    expect(certificateCheck(facts)).toContain('at deedguard.example/verify,');
  });

  it.each([
    ['Zo\u00eb \u041d\u0438\u043d\u0430', 'Zo\u00eb \u041d\u0438\u043d\u0430', false],
    ['Nguy\u1ec5n', 'Nguyen', false],
    ['\u5951\u7d04 2026', '\u25ca\u25ca 2026', true],
  ])('draw the name %j as %j', (documentName, drawn, hasNote) => {
    expect(valueOf('Document', { documentName })).toBe(drawn);
    expect(certificateGaps({ ...facts, documentName }) !== null).toBe(hasNote);
  });
});

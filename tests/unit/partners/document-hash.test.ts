import fc from 'fast-check';
import { proofFileName, verificationPath } from '@/lib/partners/rules/document-hash';
import { documentHashFormSchema } from '@/lib/partners/schema/document-hashes';

describe('the name of a proof file', () => {
  it.each([
    ['Warranty deed.pdf', 'Warranty deed proof.html'],
    ['Warranty deed', 'Warranty deed proof.html'],
    ['Lot 3.5', 'Lot 3.5 proof.html'],
    ['a/b\\c:d*e?f"g|h.docx', 'a_b_c_d_e_f_g_h proof.html'],
    ['Zoë’s deed.PDF', 'Zoë’s deed proof.html'],
    ['../../etc/passwd', '_.._etc_passwd proof.html'],
    ['.pdf', 'Document proof.html'],
    ['...', 'Document proof.html'],
  ])('of %j is %j', (name, expected) => {
    expect(proofFileName(name, 'html')).toBe(expected);
  });

  it('never leaves its folder, whatever the document is called', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const fileName = proofFileName(name, 'json');
        expect(fileName).not.toMatch(/[\\/]/);
        expect(fileName).not.toMatch(/^\./);
        expect(fileName).toMatch(/\S proof\.json$/);
      }),
    );
  });
});

describe('a verification link', () => {
  it('carries hash, network and block', () => {
    expect(verificationPath({ hash: 'ab12', network: 'localhost:3000', block: 7 })).toBe(
      '/verify?hash=ab12&network=localhost%3A3000&block=7',
    );
  });

  it('gives back what went in, for any network', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (network, block) => {
        const url = new URL(verificationPath({ hash: 'ab12', network, block }), 'https://deedguard.example');
        expect(Object.fromEntries(url.searchParams)).toEqual({ hash: 'ab12', network, block: String(block) });
      }),
    );
  });
});

describe('the form of a hash', () => {
  it.each([undefined, '', '   '])('asks for a name in place of %j', (documentName) => {
    const { error } = documentHashFormSchema.safeParse({ documentName });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a document name']);
  });
});

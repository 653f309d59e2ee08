import { mailboxOf } from '@/lib/values/mailbox';

describe('the mailbox of an email address', () => {
  it.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['ana+deeds@example.com', 'ana@example.com'],
    ['a.n.a@example.com', 'ana@example.com'],
    ['a.na+1+2@mail.example.com', 'ana@mail.example.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('of %s is counted as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

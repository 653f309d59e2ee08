import { findAmounts } from '@/lib/vault/rules/redaction/amounts';
import { findBankAccounts } from '@/lib/vault/rules/redaction/bank-accounts';
import { isIban, isRoutingNumber, passesLuhn } from '@/lib/vault/rules/redaction/check-digits';
import { findFinancialNumbers } from '@/lib/vault/rules/redaction/financial-numbers';
import { leftAtMinimal, wordsFound } from '../../../support/spans';

describe('Bank accounts', () => {
  it.each([
    ['Account number: 004417820193', '004417820193'],
    ['Acct. No. 12345678', '12345678'],
    ['checking account 1234-5678-90', '1234-5678-90'],
    ['savings: 9988776655', '9988776655'],
    ['account #12345', '12345'],
    ['Account no. ****1234', '****1234'],
    ['account number ending in xxxx-1234', 'xxxx-1234'],
    ['Account number\n12345678', '12345678'],
    ['from account 77001122 at First Bank', '77001122'],
    ['Acct. 66001122', '66001122'],
    ['Account 55001122', '55001122'],
    ['Account\n10002000301', '10002000301'],
    ['Account ending in 4321', '4321'],
    ['the account of the seller that ends with 4321', '4321'],
    ['last four digits of the account: 4321', '4321'],
    ['account number (last 4) 4321', '4321'],
    ['Routing number 111000025', '111000025'],
    ['ABA 0210-0002-1', '0210-0002-1'],
    ['pay to DE89 3704 0044 0532 0130 00 at once', 'DE89 3704 0044 0532 0130 00'],
    ['GB82WEST12345698765432', 'GB82WEST12345698765432'],
  ])('are found in %j', (text, number) => expect(wordsFound(findBankAccounts, text)).toEqual([number]));

  it('are found beside their routing number', () => {
    expect(wordsFound(findBankAccounts, 'Routing 111000025, account number 12345678')).toEqual([
      '111000025',
      '12345678',
    ]);
  });

  it('are found when several stand behind one word', () => {
    expect(wordsFound(findBankAccounts, 'accounts 77001122, 77001133 and 77001144')).toHaveLength(3);
  });

  it.each([
    ['a line of a schedule', 'Account 12 of the schedule'],
    ['a house behind the word', 'was paid from the account, 12345 Main Street'],
    ['a number of something else', 'on account of order 12345678'],
    ['the year of a statement', 'the account for the year ending in 2024'],
    ['a year of its own', 'the last four of the 2024 returns'],
    ['a number without a label', 'Instrument 12345678'],
    ['a property account', 'Property account number 12345678'],
    ['a routing number whose check digit is wrong', 'Routing number 111000026'],
    ['an IBAN whose check digits are wrong', 'DE88 3704 0044 0532 0130 00'],
    ['a date behind the label', 'Account: opened 01/05/2024'],
    ['too short a number', 'Account number 123'],
    ['a sum on an account', 'on account of $4500'],
  ])('leave %s', (_, text) => expect(wordsFound(findBankAccounts, text)).toEqual([]));

  it('keep their last four digits at the level minimal, half of a short one', () => {
    expect(leftAtMinimal(findBankAccounts, 'account # 12345678')).toBe('account # ████5678');
    expect(leftAtMinimal(findBankAccounts, 'account # 12345')).toBe('account # ███45');
  });
});

describe('Cards, employers and loans', () => {
  it.each([
    ['4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['5555-5555-5555-4444', '5555-5555-5555-4444'],
    ['378282246310005', '378282246310005'],
    ['2223003122003222', '2223003122003222'],
    ['EIN: 12-3456789', '12-3456789'],
    ['Employer identification number 123456789', '123456789'],
    ['Loan number 0044-778812', '0044-778812'],
    ['Loan No.: AB1234567', 'AB1234567'],
    ['MIN: 1000123-0123456789-1', '1000123-0123456789-1'],
  ])('are found in %j', (text, number) => expect(wordsFound(findFinancialNumbers, text)).toEqual([number]));

  it.each([
    ['a card number that fails the check of Luhn', '4111 1111 1111 1112'],
    ['digits of no issuer', '9111 1111 1111 1119'],
    ['two digits and seven without a label', 'Parcel 12-3456789'],
    ['a loan without a number', 'Loan number: see page 12'],
  ])('leave %s', (_, text) => expect(wordsFound(findFinancialNumbers, text)).toEqual([]));

  it('keep the last four digits of a card at the level minimal', () => {
    expect(leftAtMinimal(findFinancialNumbers, '4111 1111 1111 1111')).toBe('███████████████1111');
  });
});

describe('Amounts', () => {
  it.each([
    ['for $385,000.00 in hand', '$385,000.00'],
    ['$ 10', '$ 10'],
    ['US$1.2 million', 'US$1.2 million'],
    ['USD 10,000', 'USD 10,000'],
    ['10,000 dollars', '10,000 dollars'],
    ['Purchase price: 385,000', '385,000'],
    ['annual income 85,250.00', '85,250.00'],
    ['TEN AND NO/100 DOLLARS', 'TEN AND NO/100 DOLLARS'],
    ['Three Hundred Eighty-Five Thousand Dollars', 'Three Hundred Eighty-Five Thousand Dollars'],
  ])('are found in %j', (text, amount) => expect(wordsFound(findAmounts, text)).toEqual([amount]));

  it.each(['Lot of 10,000 square feet', 'Book 12,345', 'total area 12,000 acres', '3.50%', '$____'])(
    'leave %j',
    (text) => expect(wordsFound(findAmounts, text)).toEqual([]),
  );
});

describe('Check digits', () => {
  it('of cards follow Luhn', () => {
    expect(passesLuhn('79927398713')).toBe(true);
    expect(passesLuhn('79927398710')).toBe(false);
  });

  it('of routing numbers follow the weights 3 7 1 and the districts of the Federal Reserve', () => {
    expect(isRoutingNumber('021000021')).toBe(true);
    expect(isRoutingNumber('021000022')).toBe(false);
    expect(isRoutingNumber('990000001')).toBe(false);
    expect(isRoutingNumber('000000000')).toBe(false);
  });

  it('of IBANs follow MOD 97-10 and the length of the country', () => {
    expect(isIban('DE89370400440532013000')).toBe(true);
    expect(isIban('DE8937040044053201300')).toBe(false);
    expect(isIban('ZZ89370400440532013000')).toBe(false);
  });
});

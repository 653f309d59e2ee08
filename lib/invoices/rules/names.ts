/** Numbers are a series for each issuer: where invoices of several meet, this tells one from another. */
export function invoiceName(number: string, issuerName: string): string {
  return `${number} from ${issuerName}`;
}

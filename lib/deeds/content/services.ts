type Service = {
  name: string;
  price: string;
  /** What the price is for: `per property`, `a month`. */
  unit: string;
  says: string;
  /** What there is today of what is not for sale yet; sold, or free, without it. */
  notYet?: string;
  link?: { href: string; label: string };
};

/** The six services with their prices, in the order in which people need them. */
export const services: Service[] = [
  {
    name: 'Deed protection',
    price: '$99',
    unit: 'per property, once',
    says: 'One lock, with no further payment, for as long as you want it and we run the service. It comes with an entry in the public log and a proof file. Standard price: $299/year, which nobody is charged today.',
    link: { href: '#protect', label: 'Protect a property' },
  },
  {
    name: 'Title insurance enhancement',
    price: '$49',
    unit: 'a year',
    says: 'Your lock and its proofs, put together for the insurer of your title policy.',
    notYet: 'Proofs can be downloaded one by one, at no charge.',
  },
  {
    name: 'Fraud monitoring',
    price: '$29',
    unit: 'a month',
    says: 'An alert when something around a protected property changes, so that you can act early.',
    notYet: 'A lock has alerts, also from county indexes that are delivered to us, without this price.',
    link: { href: '/security/alerts', label: 'See the alerts' },
  },
  {
    name: 'Document vault',
    price: '$19',
    unit: 'a month',
    says: 'Encrypted storage for the papers of a property, each with its own proof.',
    notYet: 'The vault is open without this price: 3 documents and 25 MB free, more with a plan.',
    link: { href: '/document-vault', label: 'See the vault' },
  },
  {
    name: 'Ownership verification',
    price: '$9',
    unit: 'per verification',
    says: 'A dated look at who is listed as the owner, for a sale, a loan or your own peace of mind.',
    notYet: 'Your county recorder can say who is listed as the owner.',
  },
  {
    name: 'Emergency recovery',
    price: 'Free',
    unit: 'with protection',
    says: 'A lost unlock code is not a lost lock: your code stays readable in your account.',
  },
];

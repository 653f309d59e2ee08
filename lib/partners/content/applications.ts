/** The four kinds of company that we look for, and what DeedGuard is to each today. */
export const partnerBenefits: { title: string; text: string }[] = [
  {
    title: 'Title and escrow',
    text: 'Offer a lock with every closing. Your client leaves with a proof that your closer checks in a browser and files with the policy.',
  },
  {
    title: 'Law firms',
    text: 'A client states ownership today, and the file shows on which day. A court checks it without asking either of us.',
  },
  {
    title: 'Lenders',
    text: 'Dated evidence for each property of a portfolio, as a file that your own system reads and checks.',
  },
  {
    title: 'Real estate and builders',
    text: 'A buyer takes home more than a deed: an insert, a letter and a checklist for closing are ready to use.',
  },
];

/** What follows once an application has been sent. */
export const applicationSteps: { title: string; text: string }[] = [
  {
    title: 'We read it',
    text: 'A person does, not software. We reply by email, to the address that you give.',
  },
  {
    title: 'We agree',
    text: 'What you offer to your clients, and whether you receive a share, is set out in a partner agreement. Nothing is owed before both sides have signed it.',
  },
  {
    title: 'You start',
    text: 'With the approval comes an invitation to your organization. You log in as a partner, invite your people, and make keys for your programs.',
  },
];

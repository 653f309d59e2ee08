/** As they were announced; nothing here counts them. */
export const waitlistFigures: { value: string; label: string }[] = [
  { value: '2,847', label: 'notaries on the waitlist' },
  { value: '$150/hour', label: 'what notaries earn, at most' },
  { value: '47', label: 'RON states' },
  { value: '50% off', label: 'the first year of a plan, for early adopters' },
];

export const waitlistBenefits: { title: string; text: string }[] = [
  {
    title: 'Offers you can judge',
    text: 'An offer names the service, the hour, the distance and what you earn, before you answer. One notary is asked at a time.',
  },
  {
    title: 'Travel is paid',
    text: 'The way from your place to the appointment is paid at $0.65 a mile, counted by road: 1.3 times the straight line, estimated from ZIP code to ZIP code, up to the travel fee that the client agreed to. You choose how far you go.',
  },
  {
    title: 'Your own hours',
    text: 'One switch says whether you are available. You block the hours that are yours, and your appointments appear in your own calendar.',
  },
  {
    title: 'Early access',
    text: 'You see new parts before they open, if you ask for beta access below, and you can tell us what is missing.',
  },
];

/** As it was announced. */
export const launchTimeline: { month: string; label: string; title: string; text: string }[] = [
  {
    month: '2025-03',
    label: 'March 2025',
    title: 'Beta access',
    text: 'The first notaries from the waitlist try it.',
  },
  { month: '2025-04', label: 'April 2025', title: 'Soft launch', text: 'Requests in the first states.' },
  { month: '2025-06', label: 'June 2025', title: 'Full launch', text: 'Open to every notary.' },
];

/** Written by us, in plain words. Before it binds anybody a lawyer has to have read it. */
export const waitlistNda: { updated: string; sections: { title: string; text: string }[] } = {
  updated: '2026-11-21',
  sections: [
    {
      title: 'What it is about',
      text: 'During early access we may show you what is not public: screens, prices, plans, technical details, and names of others who take part. This agreement calls that confidential information.',
    },
    {
      title: 'What you agree to',
      text: 'You keep it to yourself, use it only to try the service and to tell us what you think, and look after it as you do after a client’s papers.',
    },
    {
      title: 'What is not confidential',
      text: 'What is public already, what you knew before, what you worked out by yourself, and what you were told by somebody who was free to tell you.',
    },
    {
      title: 'What you may always do',
      text: 'Answer a court or an authority that may ask. Report what you believe to be against the law to an authority or to a lawyer, trade secrets included (18 U.S.C. § 1833(b)). Speak about your own pay and working conditions. Keep your journal and do everything else that the notary law of your state asks of you.',
    },
    {
      title: 'How long it lasts',
      text: 'Two years from the day you accept it, or until we publish the thing ourselves, whichever comes first. You can leave the waitlist at any time; what you have seen by then stays confidential for that time.',
    },
    {
      title: 'What it does not do',
      text: 'It promises you no place, no work and no pay, does not make you anybody’s employee, and does not keep you from working for others. The terms of service say which law applies.',
    },
  ],
};

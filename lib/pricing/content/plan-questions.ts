import type { Question } from '@/lib/site/structured-data';

export const planQuestions: Question[] = [
  {
    question: 'Can I buy a plan today?',
    answer:
      'Not yet. Every account has a vault of 100 MB today, at no cost. What a plan adds to it is not for sale yet. What you can buy today is deed protection: $99, once per property.',
  },
  {
    question: 'Do I need a plan to protect a deed?',
    answer: 'No. Deed protection is one payment of $99 per property and does not depend on any plan.',
  },
  {
    question: 'Is there a free trial?',
    answer:
      'Each plan comes with a 14-day free trial. It begins on the day you choose a plan, once plans can be bought.',
  },
  {
    question: 'Can I change from one plan to another?',
    answer:
      'Yes. Plan changes are prorated: when you move up in the middle of a month or a year, what you have already paid for the rest of it counts toward the new price.',
  },
  {
    question: 'What happens to my documents when I cancel?',
    answer:
      'You can retrieve your data for 30 days after cancellation. Proofs that you have saved keep working without us and without a plan.',
  },
  {
    question: 'What do I save by paying for a year?',
    answer:
      'At the prices on this page a year costs as much as ten months, which is about 17% less than twelve single months. The banner says “Save up to 20%”; the prices are what counts.',
  },
];

import { quotasOf } from '@/lib/plans/rules/quotas';
import { planPrices, RETRIEVAL_DAYS, TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@/lib/plans/rules/plan-prices';
import { WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import { yearlySaving } from '@/lib/plans/rules/yearly-saving';
import { EARLY_ADOPTER_STANDING } from './early-adopters';
import type { Question } from '@/lib/site/structured-data';

const MEGABYTE = 1024 * 1024;
const { none, basic } = quotasOf;

export const planQuestions: Question[] = [
  {
    question: 'Can I buy a plan today?',
    answer:
      'Yes: Basic Protection and Professional Guard, by the month or by the year, with a card through Stripe. Where this site runs as a demo, the checkout says that the payment is a demo: no card is needed, and no money moves. Enterprise Shield starts with a conversation.',
  },
  {
    question: 'What do I have without a plan?',
    answer: `Every account has a vault for ${none.documents} documents and ${none.storageBytes / MEGABYTE} MB, at no cost. With Basic Protection it takes ${basic.documents} new documents a month and holds ${basic.storageBytes / MEGABYTE} MB. ${WHAT_USES_SPACE}`,
  },
  {
    question: 'Do I need a plan to protect a deed?',
    answer: 'No. Deed protection is one payment of $99 per property and does not depend on any plan.',
  },
  {
    question: 'Is there a free trial?',
    answer: `Yes. Your first plan begins with a ${TRIAL_DAYS}-day free trial, once for each account. You enter a card at the start, except where the checkout is labeled as a demo. We remind you ${TRIAL_REMINDER_DAYS} days before the trial ends; then the first month or year is charged, unless you cancelled before.`,
  },
  {
    question: 'Can I change from one plan to another?',
    answer:
      'Yes, under Your plan. Plan changes are prorated: what is left of the month or year that you have paid for counts toward the new price. If that is more than the new price, the rest is credit toward your next invoices, and is not paid out. In a trial you change at no cost.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'The plan stays in force to the end of the month or year that you paid for, or of the trial. Nothing more is charged.',
  },
  {
    question: 'What happens to my documents when I cancel?',
    answer: `You can retrieve your data for ${RETRIEVAL_DAYS} days after cancellation, counted from the day on which the plan ends; that is our promise. In fact nothing is deleted after that either: what is stored can still be read and downloaded. Only new documents need room within ${none.documents} documents and ${none.storageBytes / MEGABYTE} MB, or a plan. Proofs that you have saved keep working without us and without a plan.`,
  },
  { question: 'What is the early adopter offer?', answer: EARLY_ADOPTER_STANDING },
  {
    question: 'What do I save by paying for a year?',
    answer: `A year costs as much as ten months. That is about ${yearlySaving(planPrices.basic).percent}% less than twelve single months, with every plan. The prices are what counts: “Save up to 20%” was announced and is more than they save.`,
  },
];

type Harmless = {
  says: string;
  because: 'of others' | 'of the reader' | 'says less, not more' | 'sample' | 'quoted' | 'heading';
};

/** Sentences with an absolute word that promise nothing of ours. Whoever adds one says why. */
export const harmlessSentences: Harmless[] = [
  { says: 'an insurer or a court clerk; nobody has to ask us', because: 'of others' },
  { says: 'which nobody is charged today', because: 'says less, not more' },
  { says: 'The 30-day money-back guarantee begins.', because: 'heading' },
  { says: 'Last accessed Never', because: 'sample' },
  { says: '–Never Approve', because: 'sample' },
  { says: 'These figures are made up: nobody counts them here yet.', because: 'sample' },
  { says: 'Nobody has measured these', because: 'says less, not more' },
  { says: 'Nobody has measured that.', because: 'says less, not more' },
  { says: 'What you may always do', because: 'of the reader' },
  { says: 'Nobody else may hear what is said about the document.', because: 'of the reader' },
  { says: 'The cap is for an act, never for a page', because: 'of others' },
  { says: 'It counts acts, never pages', because: 'of others' },
  { says: 'so nobody has to ask what an upload costs', because: 'says less, not more' },
  { says: 'What we guarantee', because: 'heading' },
  { says: 'The lot was never locked', because: 'of the reader' },
  { says: 'Never hand over your account', because: 'of the reader' },
  { says: 'and nobody could tell afterward who did', because: 'of others' },
  { says: 'it applies to nobody without one', because: 'says less, not more' },
  { says: 'A key belongs on a server, never in a page', because: 'of the reader' },
  { says: 'so nobody can send an event again after five minutes', because: 'of others' },
  { says: 'nobody is asked to believe what can be checked', because: 'says less, not more' },
  { says: 'nobody outside has measured', because: 'says less, not more' },
  { says: 'Nobody outside has checked', because: 'says less, not more' },
  { says: '“With DeedGuard nobody can steal your house.”', because: 'quoted' },
  { says: 'not a guarantee against loss', because: 'says less, not more' },
  { says: 'we do not promise that it always will', because: 'says less, not more' },
  { says: 'to the money-back guarantee, or to anything', because: 'says less, not more' },
  { says: 'and to a client that nobody is free', because: 'of others' },
  { says: 'As long as the server keeps its output; it names nobody', because: 'says less, not more' },
  { says: 'The provider is not named here yet. Always', because: 'heading' },
  { says: 'and the boxes that you drew; never the words', because: 'of the reader' },
  { says: 'What you typed into a request for a notary; never the document', because: 'of the reader' },
  { says: 'We do not say that nobody here could read them', because: 'says less, not more' },
  { says: 'A job asks about plans whose event never came', because: 'of others' },
];

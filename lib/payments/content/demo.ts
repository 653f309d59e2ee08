/** What became of a demo payment that somebody took back: the same on pages, in notices, emails and papers. */
export const DEMO_TAKEN_BACK = 'The demo payment was taken back: no money moved';

/** Over what says so. */
export const DEMO_TAKEN_BACK_TITLE = 'Demo payment taken back';

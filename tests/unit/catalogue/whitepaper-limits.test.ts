import { whitepaper } from '@/lib/company/content/papers';
import { limits, type Limit } from '@/lib/platform/rate-limit';
import { table } from '@/tests/support/paper-words';

describe('the whitepaper, on rate limits', () => {
  const names: Record<string, Limit> = {
    'Opening an account': limits.register,
    'Wrong passwords': limits.login,
    'Wrong passwords, for one account': limits.loginOfAccount,
    'Wrong passwords, from one place': limits.wrongPasswordFromAddress,
    'Signing in, from one place': limits.loginFromAddress,
    'Signing out everywhere': limits.revokeSessions,
    'Entering your password again': limits.confirmPassword,
    'Opening a link from an email': limits.useLink,
    'Applications and waitlist entries that wait for a link': limits.mailLink,
    'Applications and waitlist entries, to one email': limits.mailLinkTo,
    'Asking for a link to log in from a new browser': limits.deviceLink,
    'Links to log in from a new browser, to one email': limits.deviceLinkTo,
    'Asking for a link to choose a new password': limits.resetPassword,
    'Links to choose a new password, to one email': limits.resetPasswordTo,
    'Asking for the link that confirms an address': limits.askForLink,
    'Asking for another email address': limits.changeAddress,
    'Links to confirm another email address, to one email': limits.changeAddressTo,
    'Changing name, phone number and time zone': limits.changeAccount,
    'Locking a deed': limits.lockDeed,
    'Looking at what a lock would put on record': limits.previewLock,
    'Releasing a lock': limits.releaseDeed,
    'Showing a document for a contested lock': limits.submitEvidence,
    'Opening a payment': limits.createPayment,
    'Asking for money back': limits.askRefund,
    'Downloading a receipt': limits.drawReceipt,
    'Confirming a demo payment': limits.confirmDemoPayment,
    'Opening the pages to buy or change a plan': limits.openPlanPage,
    'Changing a demo plan': limits.changeDemoPlan,
    'Drawing the receipt of a demo plan': limits.drawPlanReceipt,
    'Downloading a proof': limits.downloadProof,
    'Registering interest': limits.registerInterest,
    'Messages to us': limits.contact,
    'Verifying a hash or a proof': limits.verify,
    'Setting a PIN': limits.setPin,
    'Confirming with PIN, passkey or code': limits.stepUp,
    'Starting with a passkey': limits.webauthnChallenge,
    'Signing in with a passkey': limits.passkeyLogin,
    'Removing a PIN, changing passkeys or recovery codes': limits.changeGuards,
    'Storing a document': limits.uploadDocument,
    'Downloading a document': limits.downloadDocument,
    'Receiving a certificate': limits.issueCertificate,
    'Asking for a redacted copy': limits.redactDocument,
    'Making a link': limits.shareDocument,
    'Opening a link': limits.viewShare,
    'Asking for a price': limits.estimatePrice,
    'Requesting a notary': limits.createRequest,
    'Changing a request': limits.changeRequest,
    'Answering an offer': limits.answerOffer,
    'Sending a position': limits.reportPosition,
    'Opening a stream of changes': limits.openEventStream,
    'Opening a stream of positions': limits.openTrackingStream,
    'Writing a message': limits.sendMessage,
    'Searching for notaries': limits.searchNotaries,
    'Changing a notary’s profile': limits.changeProfile,
    'Reading a calendar feed': limits.readCalendar,
    'Making an invoice': limits.createInvoice,
    'Changing an invoice': limits.changeInvoice,
    'Sending an invoice': limits.sendInvoice,
    'Sending an invoice, from one place': limits.sendInvoiceFromAddress,
    'Sending an invoice, to one person': limits.sendInvoiceToOne,
    'Sending an invoice, to one person, whoever sends it': limits.sendInvoiceTo,
    'Reading an invoice': limits.readInvoice,
    'Reading an invoice as a PDF': limits.drawInvoice,
    'Paying an invoice': limits.payInvoice,
    'Applying on the page Partner portal': limits.applyPartner,
    'Applying on the page Become a partner': limits.applyPartnership,
    'Entering the hash of a document': limits.recordDocumentHash,
    'Joining the waitlist': limits.joinWaitlist,
  };
  const windows: Record<number, string> = {
    60: 'a minute',
    600: '10 minutes',
    1800: '30 minutes',
    3600: 'an hour',
    86_400: 'a day',
  };

  it.each(table(whitepaper, 'Limits that are in force'))(
    'states the limit that counts: %s',
    (what, howMany) => {
      const limit = names[what ?? ''];
      expect(howMany).toBe(`${limit?.max} in ${windows[limit?.windowSeconds ?? 0]}`);
    },
  );

  it('leaves no limit out', () => {
    expect(new Set(Object.values(names))).toEqual(new Set(Object.values(limits)));
  });
});

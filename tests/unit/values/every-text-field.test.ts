import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { quoteSchema } from '@/lib/pricing/schema';
import { textFieldsOf } from '@/tests/support/text-fields';

const LIB = path.join(process.cwd(), 'lib');

/** What is not text that somebody reads, by file and field, and why hidden characters do no harm there. */
const notText: Record<string, string> = {
  'accounts/schema/users.ts: registerSchema.password': 'is compared as it was typed',
  'accounts/schema/users.ts: loginSchema.password': 'is compared as it was typed',
  'accounts/schema/users.ts: newPassword': 'is compared as it was typed',
  'accounts/schema/users.ts: ownPassword': 'is compared as it was typed',
  'accounts/schema/passwords.ts: chosenPasswordSchema.password': 'is compared as it was typed',
  'accounts/schema/passwords.ts: resetPasswordSchema.password': 'is compared as it was typed',
  'accounts/schema/passwords.ts: resetPasswordSchema.token': 'is hashed and compared',
  'accounts/schema/passwords.ts: changePasswordSchema.currentPassword': 'is compared as it was typed',
  'accounts/schema/passwords.ts: changePasswordSchema.newPassword': 'is compared as it was typed',
  'accounts/schema/addresses.ts: changeAddressSchema.password': 'is compared as it was typed',
  'accounts/schema/guards.ts: ownerSchema.password': 'is compared as it was typed',
  'accounts/schema/guards.ts: ownPasswordSchema.password': 'is compared as it was typed',
  'accounts/schema/guards.ts: pinSchema.password': 'is compared as it was typed',
  'accounts/schema/guards.ts: newPinSchema.password': 'is compared as it was typed',
  'notifications/schema/push.ts: subscribeSchema.endpoint': 'an address that is parsed as one',
  'personal-data/schema.ts: ownPasswordSchema.password': 'is compared as it was typed',
  'accounts/schema/undo.ts: undoSchema.password': 'is compared as it was typed',
  'accounts/schema/undo.ts: undoSchema.token': 'is hashed and compared',
  'accounts/schema/guards.ts: passkeyResponseSchema.response.clientDataJSON':
    'is read by the WebAuthn library',
  'accounts/schema/guards.ts: stepUpSchema.response.clientDataJSON': 'is read by the WebAuthn library',
  'accounts/schema/guards.ts: newPinSchema.pin': 'is digits, which pinProblem makes sure of',
  'accounts/schema/guards.ts: newPinSchema.confirmation': 'is compared with the PIN',
  'plans/schema.ts: receiptLinesSchema.what': 'is read back as it was stored',
  'evidence/schema/proof.ts: proofSchema.checkpoint': 'is signed; a proof is judged as it is',
  'evidence/schema/proof.ts: proofSchema.leaf': 'is hashed; a proof is judged as it is',
  'evidence/schema/proof.ts: proofSchema.others.leaf': 'is hashed; a proof is judged as it is',
  'evidence/schema/proof.ts: proofSchema.others.record': 'is hashed; a proof is judged as it is',
  'evidence/schema/proof.ts: proofSchema.state': 'is signed; a proof is judged as it is',
  'evidence/schema/proof.ts: proofSchema.publicKey': 'is a key; a proof is judged as it is',
  'evidence/schema/proof.ts: proofSchema.record': 'is hashed; a proof is judged as it is',
  'preflight/schema.ts: preflightSchema.county': 'is looked up in the list of counties',
  'preflight/schema.ts: repairSchema.county': 'is looked up in the list of counties',
  'programs/schema/consents.ts: consentSchema.token': 'is hashed and compared',
  'programs/schema/consents.ts: answerConsentSchema.token': 'is hashed and compared',
  'programs/schema/fraud.ts: fraudReportSchema.case_number': 'is what we answer',
  'programs/schema/fraud.ts: fraudReportSchema.note': 'is what we answer',
  'programs/schema/fraud.ts: reportsPageSchema.data.case_number': 'is what we answer',
  'programs/schema/fraud.ts: reportsPageSchema.data.note': 'is what we answer',
  'programs/schema/fraud.ts: reportsPageSchema.next_cursor': 'is what we answer',
  'programs/schema/properties.ts: propertySchema.property_address': 'is what we answer',
  'programs/schema/properties.ts: propertiesPageSchema.data.property_address': 'is what we answer',
  'programs/schema/properties.ts: propertiesPageSchema.next_cursor': 'is what we answer',
  'programs/schema/bookings.ts: bookingSchema.documents':
    'is what we answer, read before by createBookingSchema',
  'programs/schema/bookings.ts: bookingSchema.location':
    'is what we answer, read before by createBookingSchema',
  'programs/schema/bookings.ts: bookingsPage.data.documents': 'is what we answer',
  'programs/schema/bookings.ts: bookingsPage.data.location': 'is what we answer',
  'programs/schema/bookings.ts: bookingsPage.next_cursor': 'is what we answer',
  'programs/schema/documents.ts: verificationSchema.issues_found': 'is what we answer',
  'programs/schema/documents.ts: verificationsPage.data.issues_found': 'is what we answer',
  'programs/schema/documents.ts: verificationsPage.next_cursor': 'is what we answer',
  'notary/schema/forms.ts: credentialFormSchema.state': 'is read by the schema of a state',
  'vault/schema/redactions.ts: startRedactionSchema.documentId': 'chooses from a list in the browser',
  'vault/schema/redactions.ts: applyRedactionSchema.leftOut': 'is compared with the ids of findings',
  'notary/schema/request-form.ts: requestFormSchema.serviceType': 'is checked by the call that it is sent to',
  'notary/schema/request-form.ts: requestFormSchema.documentType':
    'is checked by the call that it is sent to',
  'notary/schema/request-form.ts: requestFormSchema.appointmentDate': 'becomes a date',
  'notary/schema/request-form.ts: requestFormSchema.appointmentTime': 'becomes a date',
  'notary/schema/request-form.ts: requestFormSchema.location': 'is checked by the call that it is sent to',
  'notary/schema/request-form.ts: requestFormSchema.pages': 'becomes a number',
  'notary/schema/request-form.ts: requestFormSchema.state': 'is checked by the call that it is sent to',
  'notary/schema/request-form.ts: requestFormSchema.specialInstructions':
    'is checked by the call that it is sent to',
  'notary/schema/request-form.ts: keptDraftSchema.serviceType': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.documentType': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.appointmentDate': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.appointmentTime': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.location': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.pages': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.state': 'is kept in the browser of who typed it',
  'notary/schema/request-form.ts: keptDraftSchema.specialInstructions':
    'is kept in the browser of who typed it',
};

/** Good values of the kinds of text that there are, each with a place in its middle. */
const goodTexts = [
  'Ada| Lovelace',
  '12 Ma|in St',
  'ad|a@example.com',
  'https://exam|ple.com/',
  '+1 512| 555 0100',
  '7K|2M',
];
const hidden = [
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u180e',
  '\u200e',
  '\u2060',
  '\ufe0f',
  '\ufeff',
].concat([
  '\u115f',
  '\u1160',
  '\u2800',
  '\u3164',
  '\uffa0',
  '\ufff9',
  '\u202e',
  '\u2066',
  '\u{e0041}',
  '\u{1d173}',
]);

/** What the server wrote down itself and reads again, what it answers, and what it sends to webhooks. */
const ownWords =
  /^accounts\/schema\/guard-change\.ts$|\/(?:key-)?answers\.ts$|^webhooks\/schema\/events\.ts$/;

const schemaFiles = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^[^/]+\/schema(\.ts$|\/.*\.ts$)/.test(file) && !ownWords.test(file),
);

async function readSchemas(): Promise<[string, z.ZodType][]> {
  const read = await Promise.all(
    schemaFiles.map(async (file) => {
      const exported = (await import(path.join(LIB, file))) as Record<string, unknown>;
      return Object.entries(exported)
        .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.core.$ZodType)
        .map(([name, schema]): [string, z.ZodType] => [`${file}: ${name}`, schema]);
    }),
  );
  return [...read.flat(), ['pricing/schema.ts: quoteSchema', quoteSchema(['TX'])]];
}

/** The hidden characters that a field takes and keeps, as code points. */
function kept(schema: z.ZodType): string[] {
  return hidden.filter((character) =>
    goodTexts.some((text) => {
      const { data } = schema.safeParse(text.replace('|', character));
      return typeof data === 'string' && data.includes(character);
    }),
  );
}

describe('every text that a schema reads', () => {
  it('comes out without the characters that nobody sees', async () => {
    const fields = (await readSchemas()).flatMap(([name, schema]) => textFieldsOf(schema, name));
    const keeping = fields.filter(({ schema }) => kept(schema).length > 0).map(({ path: field }) => field);

    expect(fields.length).toBeGreaterThan(80);
    expect([...new Set(keeping)].sort()).toEqual(Object.keys(notText).sort());
  });
});

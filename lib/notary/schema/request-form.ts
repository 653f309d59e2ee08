import * as z from 'zod';
import { readPages } from '@/lib/pricing/rules/quote-request';
import { visitModes } from '@/lib/pricing/rules/service-types';
import { mayHaveStreet, STREET_MISSING } from '../rules/address';
import { appointmentProblem, DEFAULT_TIME } from '../rules/appointment';

const ONE_PAGE = 'Please enter a whole number of pages, from 1 to 10,000.';

/** Chosen by the client of a remote session who is in none of the 50 states: no state's rate counts. */
export const ELSEWHERE = 'elsewhere';

const requestDraftSchema = z.object({
  serviceType: z.string(),
  documentType: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  isRemote: z.boolean(),
  mode: z.enum(visitModes),
  pages: z.string(),
  /** kept while the session is remote, and not sent then */
  location: z.string(),
  /** two letters, `ELSEWHERE`, or empty; kept during a visit, and not sent then */
  state: z.string(),
  addDeedGuard: z.boolean(),
  specialInstructions: z.string(),
  /** The file goes its own way; what is wrong with it is said under this name. */
  documentId: z.unknown().optional(),
});

/** As browsers keep it; the state was not asked at first. */
export const keptDraftSchema = requestDraftSchema.extend({ state: z.string().default('') });

/** The request as it is being typed: texts of the fields, date and time in the reader's own zone. */
export type RequestDraft = z.input<typeof requestDraftSchema>;

/** What is missing is said of all fields at once; the server looks at the rest. */
export const requestFormSchema = requestDraftSchema.transform((typed, context) => {
  const appointment = appointmentOf(typed);
  const missing = missingOf(typed);
  const passed = appointment && appointmentProblem(appointment, { at: new Date(), maxDaysAhead: Infinity });
  const found = passed ? { ...missing, [passedField(appointment)]: passed } : missing;
  const pages = readPages(typed.pages);
  const pagesProblem = pages.problem ?? pages.note;
  if (pagesProblem) context.addIssue({ code: 'custom', path: ['pages'], message: ONE_PAGE });
  for (const [name, message] of Object.entries(found)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
  return appointment ? { ...typed, appointment, pageCount: pages.value } : z.NEVER;
});

export type RequestForm = z.output<typeof requestFormSchema>;

/** Of today only the time has passed. */
function passedField(appointment: Date): 'appointmentDate' | 'appointmentTime' {
  return appointment.toDateString() === new Date().toDateString() ? 'appointmentTime' : 'appointmentDate';
}

/** Null while no date is chosen. */
export function appointmentOf({
  appointmentDate,
  appointmentTime,
}: Pick<RequestDraft, 'appointmentDate' | 'appointmentTime'>): Date | null {
  const moment = new Date(`${appointmentDate}T${appointmentTime || DEFAULT_TIME}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Two letters, where the client of a remote session has said in which state they are. */
export function statedState({
  isRemote,
  state,
}: Pick<RequestDraft, 'isRemote' | 'state'>): string | undefined {
  return isRemote && state !== ELSEWHERE && state !== '' ? state : undefined;
}

/** A notary who comes has to find the door; near which office one is, the city tells. */
function locationProblem({ location, mode }: RequestDraft): [string, string] | false {
  if (!location.trim()) return ['location', 'Please enter the address of the appointment.'];
  return mode === 'mobile' && !mayHaveStreet(location) && ['location', STREET_MISSING];
}

/** What has to be filled in, by field. */
function missingOf(typed: RequestDraft): Record<string, string> {
  const missing = [
    !typed.serviceType && ['serviceType', 'Please choose a service.'],
    !typed.documentType && ['documentType', 'Please choose a kind of document.'],
    !appointmentOf(typed) && ['appointmentDate', 'Please choose a date.'],
    !typed.isRemote && locationProblem(typed),
    typed.isRemote && !typed.state && ['state', 'Please choose the state you are in.'],
  ];
  return Object.fromEntries(missing.filter((entry) => entry !== false));
}

/** Of these fields the ones with nothing in them: what is filled in and wrong is not missing. */
export function emptyOf(typed: RequestDraft): string[] {
  return Object.keys(missingOf(typed)).filter((name) => name !== 'location' || typed.location.trim() === '');
}

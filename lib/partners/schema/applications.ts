import * as z from 'zod';
import { emailAddress, lineOfText, optionalPhoneNumber, optionalText, textOfLines } from '@/lib/values/text';
import { listQuery, type ListSort } from '@/lib/platform/list';
import {
  applicationMailKinds,
  applicationVolumes,
  EMAIL_MISSING,
  MAX_APPLICATION_TEXT,
  MAX_DECISION_NOTE,
  partnerTypes,
  serviceTypes,
  type ApplicationMailKind,
} from '../rules/applications';

const oneOf = <V extends string>(options: readonly { value: V }[]) =>
  z.enum(options.map(({ value }) => value) as [V, ...V[]], 'Please choose from the list.');

const company = lineOfText('your company name', 200);
const email = z.string({ error: EMAIL_MISSING }).trim().min(1, EMAIL_MISSING).pipe(emailAddress);
const contactName = lineOfText('your name', 200);
const phone = optionalPhoneNumber;

const WEB_ADDRESS = /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const WEBSITE_WRONG = 'Please enter a web address such as example.com.';

/** `https` unless another is named. Nothing else but the web: an admin follows it. */
const website = lineOfText('your website', 300)
  .transform((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`))
  .pipe(
    z
      .string()
      .regex(WEB_ADDRESS, WEBSITE_WRONG)
      .refine((address) => URL.canParse(address), WEBSITE_WRONG),
  );

/** POST /api/partners/apply */
export const applyAsPartnerSchema = z.object({
  company,
  email,
  phone,
  contactName: optionalText(contactName),
  website: optionalText(website),
  description: optionalText(textOfLines(MAX_APPLICATION_TEXT)),
  /** what was not said is something else */
  serviceType: optionalText(oneOf(serviceTypes)).transform((chosen) => chosen ?? 'other'),
});

/** POST /api/partnerships/apply */
export const applyForPartnershipSchema = z.object({
  companyName: company,
  contactName,
  email,
  phone,
  partnerType: oneOf(partnerTypes),
  message: textOfLines(MAX_APPLICATION_TEXT).min(1, 'Please tell us your partnership goals.'),
  volume: optionalText(oneOf(applicationVolumes)),
  requestBetaAccess: z.boolean().default(false),
});

const status = z.enum(['pending', 'approved', 'declined', 'ended']);
const form = z.enum(['portal', 'partnerships']);

/** GET /api/partners/applications */
export const applicationsQuerySchema = z.object({
  /** an empty choice of a filter is none */
  status: optionalText(status),
  form: optionalText(form),
  /** part of the company, of a name or of an email address */
  search: optionalText(textOfLines(200)),
  ...listQuery,
});

export const applicationIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** POST /api/partners/applications/{id}/decision */
export const decideApplicationSchema = z.object({
  decision: z.enum(['approved', 'declined'], 'Please approve or decline.'),
  /** goes to the applicant with the answer */
  note: optionalText(textOfLines(MAX_DECISION_NOTE)),
});

/** POST /api/partners/applications/{id}/end */
export const endPartnershipSchema = z.object({
  /** goes to the partner */
  note: textOfLines(MAX_DECISION_NOTE).min(1, 'Please say why: the partner reads it.'),
});

/** GET /api/partners/applications/{id}/mail */
export const applicationMailSchema = z.object({ kind: z.enum(applicationMailKinds) });

export type ApplyAsPartnerInput = z.infer<typeof applyAsPartnerSchema>;
export type ApplyForPartnershipInput = z.infer<typeof applyForPartnershipSchema>;
export type DecideApplicationInput = z.infer<typeof decideApplicationSchema>;
export type EndPartnershipInput = z.infer<typeof endPartnershipSchema>;
export type PartnerApplicationStatus = z.infer<typeof status>;
type PartnerApplicationForm = z.infer<typeof form>;

export type PartnerApplicationFilter = {
  status?: PartnerApplicationStatus;
  form?: PartnerApplicationForm;
  search?: string;
  sort?: ListSort;
};

/** An application as admins see it. Times are ISO 8601 UTC. */
export type PartnerApplicationView = {
  id: string;
  form: PartnerApplicationForm;
  status: PartnerApplicationStatus;
  company: string;
  contactName: string | null;
  email: string;
  phone: string | null;
  website: string | null;
  message: string | null;
  kind: string;
  volume: string | null;
  requestBetaAccess: boolean;
  createdAt: string;
  decidedAt: string | null;
  decisionNote: string | null;
};

/** An application in the list, with what became of it since. */
export type ListedApplication = PartnerApplicationView & {
  /** it cannot be approved before somebody confirms its address */
  needsAddress: boolean;
  /** the emails to the applicant that went out, or are kept to be read */
  mails: ApplicationMailKind[];
  /** of a partner whose organization goes on */
  organization: PartnerOrganization | null;
};

/** What was agreed with a partner, in hundredths of a percent, and how many people have joined. */
export type PartnerOrganization = { revenueShareBasisPoints: number | null; members: number };

/** `next` is null on the last page. */
export type PartnerApplicationPage = { applications: ListedApplication[]; next: string | null };

/** Somebody who applied on the partner portal, as everybody sees it; the rest is for admins alone. */
export type RecentApplicant = {
  id: string;
  company: string;
  serviceType: string;
  createdAt: string;
  /** nobody has read it yet: shown to whoever wrote it, and to admins */
  isWaiting?: boolean;
  email?: string;
  phone?: string | null;
  contactName?: string | null;
  website?: string | null;
  description?: string | null;
};

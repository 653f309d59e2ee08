import 'server-only';
import {
  findCounty,
  findCountyByName,
  findDocumentKind,
  findRulesOfCounty,
  findStateOfCounty,
  incompleteCertificates,
  isState,
} from '@/lib/catalog/queries';
import { AppError } from '@/lib/platform/errors';
import type { IncomingForm } from '@/lib/platform/http/multipart';
import { parseWith } from '@/lib/platform/http/request-body';
import { placeRulesOf } from '../rules/areas';
import { assess, type Subject } from '../rules/assess';
import { classOf } from '../rules/document-class';
import { planRepairs } from '../rules/repairs';
import {
  preflightSchema,
  repairSchema,
  type Preflight,
  type PreflightInput,
  type RepairInput,
} from '../schema';
import { workOnBytes } from './preflight-work';
import { takeForm } from './take-form';
import { inTurn } from './turns';

type Asked = Omit<Subject, 'pages'>;

/**
 * Whether the county would take a PDF that somebody sends, from what we have read of it. Nothing is kept: the file is in
 * memory until it was looked at. Throws as `takeForm` does, and `validation_failed` for a place or a kind of document that
 * there is not.
 */
export function preflight(form: IncomingForm, network: string): Promise<Preflight> {
  return inTurn(network, async () => {
    const { fields, bytes } = await takeForm(form);
    const input = parseWith(preflightSchema, fields) as PreflightInput;
    return (await checkForRecorder(input, { bytes, source: network, signal: form.signal })).preflight;
  });
}

/**
 * The same of a file that is in memory already; `hasRules` where we have read what the state or the county asks. Throws
 * `validation_failed` for a place or a kind of document that there is not, and what measuring throws.
 */
export async function checkForRecorder(
  input: PreflightInput,
  file: File,
): Promise<{ preflight: Preflight; hasRules: boolean }> {
  const asked = readAsked(input);
  const pages = await measure(asked, file);
  return { preflight: assess({ ...asked, pages }), hasRules: asked.rules !== null };
}

/** A PDF with what was asked for repaired, as far as it can be. Throws as `preflight` does. */
export function repairPdf(form: IncomingForm, network: string): Promise<Buffer> {
  return inTurn(network, async () => {
    const { fields, bytes } = await takeForm(form);
    const { repairs, requestedBy, returnTo, ...input } = parseWith(repairSchema, fields) as RepairInput;
    const asked = readAsked(input);
    const file = { bytes, source: network, signal: form.signal };
    const pages = await measure(asked, file);
    const sheet = { title: asked.documentType.name, requestedBy, returnTo };
    const plan = planRepairs(pages, asked.rules, { repairs, sheet });
    if (plan.pages.length === 0 && !plan.coverSheet) {
      throw new AppError('validation_failed', 'We can repair no part of this document.', {
        fields: { repairs: 'We can repair no part of this document.' },
      });
    }
    return (await workOnBytes({ ...file, work: 'repair', options: { plan } })).bytes;
  });
}

type File = { bytes: Buffer; source: string; signal: AbortSignal };

async function measure({ rules }: Asked, file: File) {
  const { value } = await workOnBytes({
    ...file,
    work: 'preflight',
    options: { places: placeRulesOf(rules) },
  });
  return value;
}

/** What the catalog knows of the place and the kind of document. */
function readAsked({ state, county, documentType }: PreflightInput): Asked {
  if (!isState(state)) throw refuse('state', 'There is no such state.');
  const found = /^\d{5}$/.test(county) ? findOfState(county, state) : findCountyByName(county, state);
  if (!found) throw refuse('county', 'This state has no such county. Choose one from the list.');
  const kind = findDocumentKind(documentType, state);
  if (!kind)
    throw refuse('documentType', 'The catalog has no such kind of document. Choose one from the list.');
  const reading = findRulesOfCounty(state, found.fips);
  return {
    rules: reading?.rules ?? null,
    reading,
    kind: classOf(documentType),
    place: found.title,
    incompleteCertificates,
    documentType: kind,
  };
}

function findOfState(fips: string, state: string) {
  return findStateOfCounty(fips) === state ? findCounty(fips) : null;
}

function refuse(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } });
}

import 'server-only';
import { reportFromProgram } from '@/lib/fraud/commands/program-report';
import { severityOf } from '@/lib/fraud/rules/confidence';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { readReport } from '../queries/fraud';
import { readProperty } from '../queries/properties';
import { getSandboxObject } from '../queries/sandbox';
import { alertTypes, type ApiFraudReport, type ReportInput } from '../schema/fraud';
import { addSandboxObject } from './sandbox';

/**
 * POST /v1/fraud/report: opens a case that people look at, of a property that is locked; in test mode a case that nobody
 * looks at. Throws `not_found`, and `conflict` for a property that is not locked.
 */
export function reportSuspicion(caller: ApiCaller, input: ReportInput): (tx: Tx) => Promise<ApiFraudReport> {
  return (tx) => (caller.mode === 'test' ? reportInSandbox(tx, caller, input) : report(tx, caller, input));
}

async function report(tx: Tx, caller: ApiCaller, input: ReportInput): Promise<ApiFraudReport> {
  const { status } = await readProperty(tx, caller, input.property_id);
  if (status !== 'locked') {
    throw new AppError('conflict', `A property has to be locked to be reported; this one is ${status}.`);
  }
  const { organizationId, actor } = caller;
  const { id, isNew } = await reportFromProgram(tx, {
    actor,
    ...(await readReported(tx, caller, input.property_id)),
    program: {
      organizationId,
      partnerLockId: organizationId && input.property_id,
      alertType: input.alert_type,
      confidence: input.confidence,
    },
    saw: alertTypes[input.alert_type],
    note: input.note,
  });
  const made = await readReport(tx, caller, id);
  if (organizationId && isNew) await tell(tx, organizationId, made);
  return made;
}

const lockFields = { id: true, ownerId: true, propertyAddress: true, county: true } as const;

async function readReported(tx: Tx, { organizationId, ownerId }: ApiCaller, id: string) {
  if (organizationId === null) {
    const lock = await tx.deedLock.findFirstOrThrow({ where: { id, ownerId }, select: lockFields });
    return { lock, reportedBy: 'a program of the owner' };
  }
  const { lock, organization } = await tx.partnerLock.findFirstOrThrow({
    where: { id, organizationId },
    select: { lock: { select: lockFields }, organization: { select: { name: true } } },
  });
  if (!lock) throw new Error(`The lock of property ${id} is not there.`);
  return { lock, reportedBy: organization.name };
}

async function reportInSandbox(tx: Tx, caller: ApiCaller, input: ReportInput): Promise<ApiFraudReport> {
  await getSandboxObject(tx, caller, { kind: 'property', id: input.property_id });
  const id = newId();
  const made: ApiFraudReport = {
    case_id: id,
    case_number: null,
    property_id: input.property_id,
    alert_type: input.alert_type,
    confidence: input.confidence,
    note: input.note ? input.note : null,
    severity: severityOf(input.confidence),
    status: 'open',
    created_at: now().toISOString(),
    closed_at: null,
    mode: 'test',
  };
  await addSandboxObject(tx, { id, organizationId: caller.ownerId, kind: 'fraud_report', data: made });
  if (caller.organizationId) await tell(tx, caller.organizationId, made);
  return made;
}

/** Without the note: events are kept where they are sent. */
async function tell(tx: Tx, organizationId: string, made: ApiFraudReport): Promise<void> {
  const { case_id, property_id, alert_type, confidence, severity, status, mode } = made;
  await publishEvent(tx, {
    organizationId,
    mode,
    type: 'fraud.detected',
    data: { case_id, property_id, alert_type, confidence, severity, status, mode },
  });
}

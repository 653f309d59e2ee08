import * as z from 'zod';
import {
  bookingSchema,
  cancelBookingSchema,
  createBookingSchema,
  trackingSchema,
} from '@/lib/programs/schema/bookings';
import { verificationSchema, verifyDocumentSchema } from '@/lib/programs/schema/documents';
import { fraudReportSchema, reportSchema } from '@/lib/programs/schema/fraud';
import { lockPropertySchema, propertySchema, propertyStateSchema } from '@/lib/programs/schema/properties';
import { eventTypes } from '@/lib/webhooks/rules/event-types';
import {
  alertEventSchema,
  bookingEventSchema,
  fraudEventSchema,
  invoiceEventSchema,
  propertyEventSchema,
} from '@/lib/webhooks/schema/events';

type Field = {
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  const?: unknown;
  anyOf?: Field[];
  items?: Field;
  properties?: Record<string, Field>;
  required?: string[];
};

/** Tables of the developers page that are drawn from the schemas that the calls check, by the name that the text gives. */
const tables: Record<string, () => string> = {
  lockFields: () => fieldTable(lockPropertySchema, 'taken'),
  property: () => fieldTable(propertySchema, 'given'),
  propertyState: () => fieldTable(propertyStateSchema, 'given'),
  reportFields: () => fieldTable(reportSchema, 'taken'),
  fraudReport: () => fieldTable(fraudReportSchema, 'given'),
  bookingFields: () => fieldTable(createBookingSchema, 'taken'),
  booking: () => fieldTable(bookingSchema, 'given'),
  tracking: () => fieldTable(trackingSchema, 'given'),
  cancelFields: () => fieldTable(cancelBookingSchema, 'taken'),
  verificationFields: () => fieldTable(verifyDocumentSchema, 'taken'),
  verification: () => fieldTable(verificationSchema, 'given'),
  propertyEvent: () => fieldTable(propertyEventSchema, 'given'),
  fraudEvent: () => fieldTable(fraudEventSchema, 'given'),
  bookingEvent: () => fieldTable(bookingEventSchema, 'given'),
  invoiceEvent: () => fieldTable(invoiceEventSchema, 'given'),
  alertEvent: () => fieldTable(alertEventSchema, 'given'),
  events: () =>
    table(
      ['Event', 'When it is sent'],
      Object.entries(eventTypes).map(([type, when]) => [`\`${type}\``, plain(when)]),
    ),
};

/** Puts the tables in their places: a line that holds `{{table.NAME}}` and nothing else. */
export function withTables(markdown: string): string {
  return markdown.replace(/^\{\{table\.(\w+)\}\}$/gm, (_, name: string) => {
    const draw = tables[name];
    if (!draw) throw new Error(`There is no table {{table.${name}}}.`);
    return draw();
  });
}

function fieldTable(schema: z.ZodType, side: 'taken' | 'given'): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
  return table(['Field', 'Kind', 'Meaning'], rowsOf(json, side, ''));
}

function rowsOf(
  { properties = {}, required = [] }: Field,
  side: 'taken' | 'given',
  before: string,
): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const isOptional = side === 'taken' && !required.includes(name);
    const kind = `${kindOf(field)}${isOptional ? ', optional' : ''}`;
    const below = field.anyOf?.find((one) => one.properties) ?? field;
    const row = [`\`${before}${name}\``, kind, plain(field.description ?? '')];
    return [row, ...(below.properties ? rowsOf(below, side, `${before}${name}.`) : [])];
  });
}

function kindOf(field: Field): string {
  if (field.anyOf) return field.anyOf.map(kindOf).join(' or ');
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(', ');
  if (Array.isArray(field.type)) return field.type.map((type) => kindOf({ ...field, type })).join(' or ');
  switch (field.type) {
    case 'string':
      return field.format === 'date-time' ? 'time' : 'text';
    case 'integer':
      return 'whole number';
    case 'array':
      return field.items?.type === 'string' ? 'list of texts' : 'list';
    default:
      return field.type === 'null' ? '`null`' : (field.type ?? 'any');
  }
}

/** As our tables write it: one sentence has no period. */
function plain(words: string): string {
  const text = words.replace(/\.$/, '').replaceAll('|', String.raw`\|`);
  return text.includes('. ') ? `${text}.` : text;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

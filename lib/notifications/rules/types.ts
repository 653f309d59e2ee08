/** From the loudest. */
export type NotificationPriority = 'critical' | 'high' | 'medium' | 'low';

/** What a person may turn off, or not: the settings list them in this order. */
export const GROUPS = ['alerts', 'locks', 'documents', 'visits', 'invoices', 'plan', 'account'] as const;

export type NotificationGroup = (typeof GROUPS)[number];

type Rule = {
  group: NotificationGroup;
  /** the usual one; whoever tells may say another, as an alert says its level */
  priority: NotificationPriority;
  /** something waits for the person who is told */
  needsAction?: true;
  /** goes out whatever was turned off, and in quiet hours: it secures the account, was asked for, or is over by the morning */
  always?: true;
};

/** Every notice there is, once: a type that is not in this table cannot be written. */
const rules = {
  'alert.raised': { group: 'alerts', priority: 'high', needsAction: true },
  'fraud.reported': { group: 'alerts', priority: 'high' },
  'fraud.closed': { group: 'alerts', priority: 'medium' },

  'deed.ordered': { group: 'locks', priority: 'high' },
  'deed.released': { group: 'locks', priority: 'high' },
  'deed.unpaid': { group: 'locks', priority: 'high', needsAction: true },
  'deed.contested': { group: 'locks', priority: 'critical', needsAction: true },
  'deed.uncontested': { group: 'locks', priority: 'medium' },
  'evidence.received': { group: 'locks', priority: 'medium', needsAction: true },
  'evidence.decided': { group: 'locks', priority: 'medium' },
  'payment.refund_asked': { group: 'locks', priority: 'medium' },
  'payment.refunded': { group: 'locks', priority: 'medium' },
  'payment.refund_failed': { group: 'locks', priority: 'high', needsAction: true },
  'payment.disputed': { group: 'locks', priority: 'critical', needsAction: true },
  'payment.received': { group: 'locks', priority: 'low' },
  'payment.credited': { group: 'locks', priority: 'medium' },

  'document.poisoned': { group: 'documents', priority: 'high' },
  'redaction.completed': { group: 'documents', priority: 'low' },
  'redaction.failed': { group: 'documents', priority: 'medium' },
  'link.viewed': { group: 'documents', priority: 'low' },

  'request.assigned': { group: 'visits', priority: 'medium' },
  'request.travel_agreed': { group: 'visits', priority: 'medium' },
  'request.exhausted': { group: 'visits', priority: 'high', needsAction: true },
  'request.unassigned': { group: 'visits', priority: 'high' },
  'request.overdue': { group: 'visits', priority: 'high', needsAction: true },
  'request.departed': { group: 'visits', priority: 'low' },
  'request.arrived': { group: 'visits', priority: 'medium' },
  'request.begin_agreed': { group: 'visits', priority: 'low' },
  'request.started': { group: 'visits', priority: 'low' },
  'request.completed': { group: 'visits', priority: 'medium' },
  'request.cancelled': { group: 'visits', priority: 'high' },
  'request.reviewed': { group: 'visits', priority: 'low' },
  'request.bill_reminded': { group: 'visits', priority: 'medium', needsAction: true },
  'offer.received': { group: 'visits', priority: 'high', needsAction: true, always: true },
  'message.received': { group: 'visits', priority: 'medium', needsAction: true },
  'notary.verified': { group: 'visits', priority: 'medium' },
  'notary.unverified': { group: 'visits', priority: 'high', needsAction: true },
  'credential.expiring': { group: 'visits', priority: 'high', needsAction: true },
  'calendar.opened': { group: 'visits', priority: 'low' },

  'invoice.paid': { group: 'invoices', priority: 'medium' },
  'invoice.paid_again': { group: 'invoices', priority: 'high', needsAction: true },
  'invoice.mismatch': { group: 'invoices', priority: 'high', needsAction: true },
  'invoice.payment_failed': { group: 'invoices', priority: 'medium' },
  'invoice.refunded': { group: 'invoices', priority: 'medium' },
  'invoice.refund_failed': { group: 'invoices', priority: 'high', needsAction: true },

  'plan.started': { group: 'plan', priority: 'low' },
  'plan.changed': { group: 'plan', priority: 'low' },
  'plan.cancelled': { group: 'plan', priority: 'medium' },
  'plan.payment_failed': { group: 'plan', priority: 'high', needsAction: true },
  'plan.ended': { group: 'plan', priority: 'high' },
  'plan.trial_ending': { group: 'plan', priority: 'medium', needsAction: true },
  'plan.second_ended': { group: 'plan', priority: 'high' },

  'api_key.made': { group: 'account', priority: 'high', always: true },
  'api_key.ended': { group: 'account', priority: 'high', always: true },
  'app.registered': { group: 'account', priority: 'high', always: true },
  'webhook.disabled': { group: 'account', priority: 'high', needsAction: true, always: true },
  'organization.joined': { group: 'account', priority: 'medium', always: true },
  'organization.left': { group: 'account', priority: 'medium', always: true },
  'organization.removed': { group: 'account', priority: 'high', always: true },
  'organization.role_changed': { group: 'account', priority: 'medium', always: true },
  'organization.sharing_ended': { group: 'account', priority: 'medium', always: true },
  'organization.ended': { group: 'account', priority: 'high', always: true },

  'account.suspended': { group: 'account', priority: 'critical', always: true },
  'account.reinstated': { group: 'account', priority: 'high', always: true },
  'role.changed': { group: 'account', priority: 'high', always: true },
  'export.ready': { group: 'account', priority: 'medium', needsAction: true, always: true },
  'export.failed': { group: 'account', priority: 'medium', always: true },
  'app.connected': { group: 'account', priority: 'medium', always: true },
  'sign_in.tried': { group: 'account', priority: 'critical', needsAction: true, always: true },
  'password.changed': { group: 'account', priority: 'critical', always: true },
  'password.reset': { group: 'account', priority: 'critical', always: true },
  'address.changed': { group: 'account', priority: 'critical', always: true },
  'address.kept': { group: 'account', priority: 'medium', always: true },
  'pin.set': { group: 'account', priority: 'medium', always: true },
  'pin.removed': { group: 'account', priority: 'high', always: true },
  'pin.locked': { group: 'account', priority: 'high', always: true },
  'passkey.added': { group: 'account', priority: 'medium', always: true },
  'passkey.removed': { group: 'account', priority: 'high', always: true },
  'recovery_codes.made': { group: 'account', priority: 'low', always: true },
  'recovery_code.used': { group: 'account', priority: 'high', always: true },
  'guards.reset': { group: 'account', priority: 'critical', always: true },
  'guards.undone': { group: 'account', priority: 'high', always: true },
} as const satisfies Record<string, Rule>;

export type NotificationType = keyof typeof rules;

export const NOTIFICATION_TYPES = Object.keys(rules) as NotificationType[];

export function ruleOf(type: NotificationType): Rule {
  return rules[type];
}

/** The same for what the database holds: a type that an older version wrote counts as one of the account. */
export function ruleOfKept(type: string): Rule {
  return type in rules ? ruleOf(type as NotificationType) : { group: 'account', priority: 'medium' };
}

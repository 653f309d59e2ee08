export const clientTypes = [
  { value: 'title', label: 'Title company' },
  { value: 'direct', label: 'Direct client' },
] as const;

export type InvoiceClientType = (typeof clientTypes)[number]['value'];

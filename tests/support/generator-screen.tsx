import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnGenerator } from '@/components/generator/own-generator';
import { VisitorGenerator } from '@/components/generator/visitor-generator';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import type { DocumentTemplate, OpenDocument, Violation } from '@/lib/generator/schema';
import { ada } from './deeds';
import { doubleFetch } from './fetch-double';

export const GENERATE = 'POST /api/ai-documents/generate';
export const HISTORY = `GET /api/ai-documents/generated/${ada.id}`;
export const RULES = 'GET /api/ai-documents/compliance?state=TX&documentType=warranty-deed';
export const USES = 'GET /api/ai-documents/templates/uses';
const TEMPLATES = 'GET /api/ai-documents/templates?category=deed&state=TX';
const WILLS = 'GET /api/ai-documents/templates?category=will&state=CA';

/** A warranty deed for Texas, with one field of each type. */
function template(changes: Partial<DocumentTemplate> = {}): DocumentTemplate {
  return {
    id: 'warranty-deed-tx',
    name: 'General warranty deed',
    category: 'deed',
    kind: 'warranty-deed',
    stateCode: 'TX',
    description: 'Transfers a property with a warranty of its title.',
    version: '1.0',
    updated: '2026-11-24',
    certificate: 'acknowledgment',
    recordedAs: 'warranty-deed',
    sources: [{ kind: 'statute', title: 'Tex. Prop. Code § 5.022', asOf: '2026-11' }],
    requiredFields: [
      { name: 'grantor_name', label: 'Grantor', type: 'text', required: true, example: 'Ada Lovelace' },
      {
        name: 'grantee_address',
        label: 'Grantee’s mailing address',
        type: 'textarea',
        required: true,
        example: '12 Main St, Austin, TX 78701',
        help: 'Where the tax bill goes.',
        drafts: true,
      },
      { name: 'price', label: 'Price', type: 'number', required: false, example: '250000' },
      { name: 'signed_on', label: 'Day of signing', type: 'date', required: false, example: '2026-12-01' },
      {
        name: 'ownership',
        label: 'How it is owned',
        type: 'select',
        required: false,
        options: ['as separate property', 'as community property'],
        example: 'as separate property',
      },
    ],
    ...changes,
  };
}

const will = template({
  id: 'last-will-ca',
  name: 'Last will',
  category: 'will',
  kind: 'last-will',
  certificate: 'none',
  stateCode: 'CA',
  recordedAs: null,
});

export const violation: Violation = {
  rule: 'tx-grantee-address',
  severity: 'high',
  description: 'The grantee’s mailing address is not in the deed.',
  legalReference: 'Tex. Prop. Code § 11.003',
  recommendation: 'Add it, or the county asks for a higher fee.',
  field: 'grantee_address',
};

export function generated(changes: Partial<OpenDocument> = {}): OpenDocument {
  return {
    id: '7d1f0c1e-2222-4333-8444-555566667777',
    templateId: 'warranty-deed-tx',
    templateVersion: '1.0',
    templateName: 'General warranty deed',
    category: 'deed',
    stateCode: 'TX',
    recordedAs: 'warranty-deed',
    documentName: 'Deed of Ada',
    formData: { grantor_name: 'Ada Lovelace', grantee_address: '1 Elm St, Austin, TX 78702', price: '' },
    generatedContent: 'GENERAL WARRANTY DEED\n\nAda Lovelace grants …',
    status: 'draft',
    riskScore: 60,
    complianceCheck: {
      isCompliant: false,
      riskScore: 60,
      violations: [violation],
      requiredActions: ['Have it acknowledged by a notary.'],
    },
    aiMetadata: { model: null, templateVersion: '1.0', note: null },
    documentId: null,
    createdAt: '2026-11-24T10:00:00.000Z',
    ...changes,
  };
}

type Routes = Parameters<typeof doubleFetch>[0];
type Rendered = {
  isSignedIn?: boolean;
  /** On the page that is made for everybody, where only the browser knows who is signed in. */
  isPublic?: boolean;
  hasModel?: boolean;
  address?: string;
  routes?: Routes;
  /** Templates beside the two that are always there. */
  more?: Partial<DocumentTemplate>[];
};

/** The five tabs at an address, in front of a server that knows nothing generated unless a test says otherwise. */
export function renderGenerator({
  isSignedIn = true,
  isPublic = !isSignedIn,
  hasModel,
  address = '',
  routes,
  more = [],
}: Rendered = {}) {
  history.replaceState(null, '', `/ai-document-generator${address}`);
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(ada));
  const templates = [template(), will, ...more.map(template)];
  const calls = doubleFetch({
    'GET /api/auth/me': { body: ada },
    [USES]: { body: { 'warranty-deed-tx': 12 } },
    [TEMPLATES]: { body: [{ ...template(), usageCount: 12 }] },
    [WILLS]: { body: [{ ...will, usageCount: 0 }] },
    [HISTORY]: { body: [] },
    [RULES]: { body: [] },
    ...routes,
  });
  const { unmount } = render(
    <AuthProvider>
      {isPublic ? (
        <VisitorGenerator templates={templates} />
      ) : (
        <OwnGenerator templates={templates} hasModel={hasModel} userId={ada.id} />
      )}
      <ToastHost />
    </AuthProvider>,
  );
  const sent = () => calls.filter(({ request }) => request === GENERATE).map(({ body }) => body);
  return { user: userEvent.setup(), calls, sent, unmount };
}

type User = ReturnType<typeof userEvent.setup>;

export const tab = (name: string) => screen.getByRole('tab', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const grantor = () => field('Grantor');
export const granteeAddress = () => field('Grantee’s mailing address');

export async function choose(user: User, name = 'General warranty deed for Texas') {
  await user.click(screen.getByRole('button', { name: `Use this template ${name}` }));
  await screen.findByLabelText('Document name');
}

export async function fill(user: User) {
  await user.type(grantor(), 'Ada Lovelace');
  await user.type(granteeAddress(), '12 Main St, Austin, TX 78701');
}

export const generate = (user: User) => user.click(screen.getByRole('button', { name: 'Generate Document' }));

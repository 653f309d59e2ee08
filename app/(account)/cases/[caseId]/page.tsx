import type { Metadata } from 'next';
import { ChangeFraudCase } from '@/components/admin/change-fraud-case';
import { CasePage } from '@/components/recovery/case-page';
import { PageRefresh } from '@/components/session/page-refresh';
import { getFraudCase } from '@/lib/fraud/queries/cases';
import { fraudCaseSchema } from '@/lib/fraud/schema';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { listLaw, listSteps } from '@/lib/recovery/content/checklist';
import { findPackDocuments } from '@/lib/recovery/queries/pack';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/cases/[caseId]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function FraudCasePage({ params }: { params: Promise<{ caseId: string }> }) {
  const { caseId } = await params;
  const actor = await requireActor(`/cases/${caseId}`);
  const { fraudCase, documents } = await orNotFound(readCase(actor, caseId));
  const isAdmin = actor.role === 'admin';

  return (
    <div data-product="deedguard" className="page">
      <div className="max-w-4xl">
        <CasePage
          fraudCase={fraudCase}
          documents={documents}
          steps={listSteps()}
          law={listLaw(fraudCase.state)}
        />
        {isAdmin && <ChangeFraudCase number={fraudCase.number} isClosed={fraudCase.closedAt !== null} />}
      </div>
      <PageRefresh on="fraud-case" />
    </div>
  );
}

async function readCase(actor: Actor, wanted: string) {
  const { data } = fraudCaseSchema.safeParse({ caseId: wanted });
  if (!data) throw new AppError('not_found', 'There is no such case.');
  const [fraudCase, documents] = await Promise.all([
    getFraudCase(actor, data.caseId),
    findPackDocuments(actor, data.caseId),
  ]);
  return { fraudCase, documents };
}

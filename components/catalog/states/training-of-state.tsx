import type { ReactNode } from 'react';
import { TrainingCard, TrainingRuleNote } from '@/components/catalog/states/training-card';
import { findTrainingOffer, findTrainingRule } from '@/lib/catalog/content/training';
import type { UsState } from '@/lib/catalog/schema';

/** The course of one state; else what the state asks for; else that we plan none. */
export function TrainingOfState({ state, action }: { state: UsState; action: ReactNode }) {
  const offer = findTrainingOffer(state.code);
  const rule = findTrainingRule(state.code);

  if (offer) {
    return (
      <>
        <p className="mb-5 measure text-muted-foreground">
          This course is planned at the price below. It is not sold yet: the button registers your interest,
          costs nothing and commits you to nothing.
        </p>
        <ul className="grid gap-5 sm:max-w-xl">
          <TrainingCard offer={offer} action={action} />
        </ul>
      </>
    );
  }
  return rule ? <TrainingRuleNote rule={rule} /> : <NoCourse stateName={state.name} />;
}

export function NoCourse({ stateName }: { stateName: string }) {
  return (
    <p className="measure text-muted-foreground">
      We plan no course for {stateName} yet. The advanced course is for notaries of every state.
    </p>
  );
}

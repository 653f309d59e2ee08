'use client';

import type { ReactNode } from 'react';
import { filterTraining } from '@/components/catalogue/states/filter-offers';
import { TrainingCard, TrainingRuleNote } from '@/components/catalogue/states/training-card';
import { useStateFilter } from '@/components/catalogue/states/use-state-filter';
import { findTrainingRule, type TrainingTopic } from '@/lib/catalogue/content/training';
import type { UsState } from '@/lib/catalogue/schema';

/** `actions` are the buttons of the offers, by topic. */
export function TrainingPanel({ actions }: { actions: Record<TrainingTopic, ReactNode> }) {
  const { state, type, query } = useStateFilter();
  const offers = filterTraining({ state, type, query });
  const newYork = findTrainingRule('NY');

  return (
    <>
      <p className="mb-6 measure text-muted-foreground">
        These courses are planned at the prices below. None is sold yet: the buttons register your interest,
        cost nothing and commit you to nothing.
      </p>
      {state && !offers.some(({ code }) => code === state.code) && !query.trim() && <NoCourse state={state} />}
      {offers.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2">
          {offers.map((offer) => (
            <TrainingCard key={offer.topic} offer={offer} action={actions[offer.topic]} />
          ))}
        </ul>
      ) : (
        <p className="measure">No course matches “{query.trim()}”.</p>
      )}
      {!state && newYork && !query.trim() && (
        <div className="mt-6 measure">
          <h3 className="text-xl">New York</h3>
          <TrainingRuleNote rule={newYork} />
        </div>
      )}
    </>
  );
}

function NoCourse({ state: { code, name } }: { state: UsState }) {
  const rule = findTrainingRule(code);
  return (
    <div className="mb-6 measure">
      <h3 className="text-xl">{name}</h3>
      {rule ? (
        <TrainingRuleNote rule={rule} />
      ) : (
        <p className="text-muted-foreground">
          We plan no course for {name} yet. The advanced course is for notaries of every state.
        </p>
      )}
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { filterTraining } from '@/components/catalog/states/filter-offers';
import { TrainingCard, TrainingRuleNote } from '@/components/catalog/states/training-card';
import { NoCourse } from '@/components/catalog/states/training-of-state';
import { useStateFilter } from '@/components/catalog/states/use-state-filter';
import { findTrainingRule, trainingOffers } from '@/lib/catalog/content/training';
import type { UsState } from '@/lib/catalog/schema';

/** `actions` are the buttons of the offers, in the order of `trainingOffers`. */
export function TrainingPanel({ actions }: { actions: ReactNode[] }) {
  const { state, type, query } = useStateFilter();
  const offers = filterTraining({ state, type, query });
  const newYork = findTrainingRule('NY');

  return (
    <>
      <p className="mb-6 measure text-muted-foreground">
        These courses are planned at the prices below. None is sold yet: the buttons register your interest,
        cost nothing and commit you to nothing.
      </p>
      {state && !offers.some(({ code }) => code === state.code) && !query.trim() && (
        <NoCourseOf state={state} />
      )}
      {offers.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2">
          {offers.map((offer) => (
            <TrainingCard key={offer.topic} offer={offer} action={actions[trainingOffers.indexOf(offer)]} />
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

function NoCourseOf({ state: { code, name } }: { state: UsState }) {
  const rule = findTrainingRule(code);
  return (
    <div className="mb-6 measure">
      <h3 className="text-xl">{name}</h3>
      {rule ? <TrainingRuleNote rule={rule} /> : <NoCourse stateName={name} />}
    </div>
  );
}

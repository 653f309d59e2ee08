'use client';

import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { useProfile } from '@/components/notary/work/availability';
import type { StateOption } from '@/components/notary/work/settings/credential-words';
import { Credentials } from '@/components/notary/work/settings/credentials';
import { Verification } from '@/components/notary/work/settings/verification';
import { WorkArea } from '@/components/notary/work/settings/work-area';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';

type SettingsDeskProps = {
  profile: NotaryProfileView;
  states: StateOption[];
  /** where the law asks for a bond: two letters */
  bondStates: string[];
  /** 2026-11-21 */
  day: string;
};

export function SettingsDesk({ profile: initialProfile, states, bondStates, day }: SettingsDeskProps) {
  useRequestRefresh();
  const profile = useProfile(initialProfile);

  return (
    <div className="grid max-w-3xl gap-12">
      <Verification profile={profile} bondStates={bondStates} day={day} />
      <Credentials profile={profile} states={states} day={day} />
      <WorkArea profile={profile} states={states} />
    </div>
  );
}

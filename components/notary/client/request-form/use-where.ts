import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isOnlineOnly, ONLINE_ONLY } from '@/lib/notary/rules/services';
import type { RequestDraft, RequestForm } from '@/lib/notary/schema/request-form';

/** In person or online: what people choose, and what the service that takes place online alone makes of it. */
export function useWhere(form: UseFormReturn<RequestDraft, unknown, RequestForm>) {
  const choseOnline = useRef(false);

  /** A remote session needs no location, and a visit no state beside it. */
  function makeRemote(isRemote: boolean) {
    form.setValue('isRemote', isRemote);
    form.clearErrors(isRemote ? ['isRemote', 'location', 'mode'] : ['isRemote', 'state']);
  }

  return {
    /** A visit cannot be of the service that takes place online alone: another one has to be chosen. */
    chooseRemote: (isRemote: boolean) => {
      choseOnline.current = isRemote;
      makeRemote(isRemote);
      if (isRemote || !isOnlineOnly(form.getValues('serviceType'))) return;
      form.setValue('serviceType', '');
      form.setError('serviceType', { message: ONLINE_ONLY });
    },
    /**
     * The service that takes place online makes the session remote. Another one takes that back, but from whoever chose
     * “Online” themselves.
     */
    followService: (before: string, chosen: string) => {
      form.clearErrors('serviceType');
      if (isOnlineOnly(chosen)) makeRemote(true);
      else if (isOnlineOnly(before)) makeRemote(choseOnline.current);
    },
  };
}

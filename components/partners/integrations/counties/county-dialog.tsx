'use client';

import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import type { ShownCounty } from '@/components/partners/integrations/counties/county-filter';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { syncIntervals, type CountySettings } from '@/lib/partners/schema/county-integration';

export type CountyDialogProps = {
  county: ShownCounty;
  onSave: (settings: CountySettings) => void;
  onClose: () => void;
};

const loadSchema = () =>
  import('@/lib/partners/schema/county-integration').then((module) => module.countySettingsSchema);

/** Sets an office up, or changes what was set. */
export function CountyDialog({ county, onSave, onClose }: CountyDialogProps) {
  const { name, apiEndpoint, eRecordingEnabled, settings, status } = county;
  const isActive = status === 'active';

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {isActive ? 'Configure' : 'Set up'} {name} County
          </DialogTitle>
          <DialogDescription>
            Sample data. What you enter is checked and stays on this page; nothing is sent.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label={`Settings of ${name} County`} action={onSave}>
          <Field
            name="apiEndpoint"
            label="Address of the API"
            inputMode="url"
            autoComplete="off"
            maxLength={300}
            defaultValue={apiEndpoint}
          />
          <Field
            name="contactEmail"
            type="email"
            label="Email of the contact there"
            autoComplete="off"
            defaultValue={settings?.contactEmail}
          />
          <Field
            name="syncMinutes"
            type="select"
            label="Sync"
            options={[...syncIntervals]}
            defaultValue={settings?.syncMinutes ?? '60'}
          />
          <Field
            name="eRecording"
            type="select"
            label="E-recording"
            options={[
              { value: 'yes', label: 'Enabled' },
              { value: 'no', label: 'Not enabled' },
            ]}
            defaultValue={eRecordingEnabled ? 'yes' : 'no'}
          />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pendingLabel="Saving">{isActive ? 'Save settings' : 'Set up'}</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

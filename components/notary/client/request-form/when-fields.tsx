import { appointmentOf, type Draft } from '@/components/notary/client/request-form/draft';
import { today, zoneName } from '@/components/notary/client/request-form/own-time';
import { FieldFrame } from '@/components/kit/field-frame';
import { Input } from '@/components/ui/input';

type WhenFieldsProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

export function WhenFields({ draft, onChange }: WhenFieldsProps) {
  return (
    <div className="grid gap-1.5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FieldFrame name="appointmentDate" label="Date">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today()}
              value={draft.appointmentDate}
              onChange={({ target }) => onChange({ appointmentDate: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame name="appointmentTime" label="Time">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={draft.appointmentTime}
              onChange={({ target }) => onChange({ appointmentTime: target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <p className="text-sm text-muted-foreground">
        {`In your own time zone: ${zoneName(appointmentOf(draft) ?? new Date())}. Without a time it is 09:00.`}
      </p>
    </div>
  );
}

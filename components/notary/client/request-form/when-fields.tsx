import { today, zoneName } from '@/components/notary/client/request-form/own-time';
import { Field } from '@/components/kit/field';
import { FieldFrame } from '@/components/kit/field-frame';
import { Input } from '@/components/ui/input';
import { appointmentOf, type RequestDraft } from '@/lib/notary/schema/request-form';

export function WhenFields({ draft }: { draft: RequestDraft }) {
  return (
    <div className="grid gap-1.5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FieldFrame name="appointmentDate" label="Date">
          {(control) => <Input {...control} type="date" min={today()} />}
        </FieldFrame>
        <Field name="appointmentTime" type="time" label="Time" />
      </div>
      <p className="text-sm text-muted-foreground">
        {`In your own time zone: ${zoneName(appointmentOf(draft) ?? undefined)}. If you leave the time empty, it is 09:00.`}
      </p>
    </div>
  );
}

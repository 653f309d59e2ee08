'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { useFormState } from '@/components/kit/form-context';
import { SubmitButton } from '@/components/kit/submit-button';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { oauthScopes, scopeWords, type OauthScope } from '@/lib/oauth/rules/scopes';
import { registerAppSchema, type OauthAppView, type RegisterAppInput } from '@/lib/oauth/schema/apps';

/** As it is typed: the addresses one below the other. */
type Values = {
  name: string;
  website: string;
  redirectUris: string;
  scopes: OauthScope[];
  isConfidential: boolean;
};

type AppFormProps = {
  title: string;
  label: string;
  pendingLabel: string;
  /** one that is changed */
  app?: OauthAppView;
  action: (input: RegisterAppInput) => Promise<void>;
  onClose: () => void;
};

/** Name, addresses and permissions of an app. */
export function AppForm({ title, label, pendingLabel, app, action, onClose }: AppFormProps) {
  const form = useForm<Values, unknown, RegisterAppInput>({
    resolver: zodResolver(registerAppSchema) as unknown as Resolver<Values, unknown, RegisterAppInput>,
    defaultValues: valuesOf(app),
  });
  const scopes = useWatch({ control: form.control, name: 'scopes' });

  return (
    <Form form={form} label={title} action={action} className="rounded-lg border bg-card p-5 sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      <Field name="name" label="Name" hint="People see it before they agree." maxLength={60} />
      <Field
        name="website"
        label="Website"
        optional
        inputMode="url"
        placeholder="https://example.com"
        maxLength={500}
      />
      <Field
        name="redirectUris"
        label="Redirect addresses"
        type="textarea"
        hint="One below the other. People come back to one of them, which has to match letter by letter. A program on somebody’s own computer uses http://localhost or http://127.0.0.1, with any port."
        placeholder="https://example.com/callback"
      />
      <ScopeChoice
        chosen={scopes}
        onChange={(chosen) => form.setValue('scopes', chosen, { shouldValidate: form.formState.isSubmitted })}
      />
      {!app && (
        <Field
          name="isConfidential"
          type="checkbox"
          label="It runs on a server of ours"
          hint="It gets a secret then. A program that people install, or a page, cannot keep one."
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={pendingLabel}>{label}</SubmitButton>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function valuesOf(app: OauthAppView | undefined): Values {
  return {
    name: app?.name ?? '',
    website: app?.website ?? '',
    redirectUris: app?.redirectUris.join('\n') ?? '',
    scopes: app?.scopes ?? [],
    isConfidential: app?.isConfidential ?? true,
  };
}

type ScopeChoiceProps = { chosen: OauthScope[]; onChange: (chosen: OauthScope[]) => void };

function ScopeChoice({ chosen, onChange }: ScopeChoiceProps) {
  const id = useId();
  const problem = useFormState().problems.scopes;
  return (
    <fieldset aria-describedby={problem && `${id}-problem`}>
      <legend className="text-[0.9375rem] leading-6 font-medium">It may ask people to let it</legend>
      {problem && (
        <p id={`${id}-problem`} className="text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      {oauthScopes.map((scope) => (
        <label key={scope} className="flex items-start gap-3 py-1.5 text-[0.9375rem] leading-6">
          <Checkbox
            className="mt-0.5"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
          <span>
            {scopeWords(scope)} <code className="text-sm wrap-anywhere text-muted-foreground">{scope}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

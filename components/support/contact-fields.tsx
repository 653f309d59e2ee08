import { Field } from '@/components/kit/field';
import { formDrafts } from '@/components/kit/form-drafts';
import { supportTopics } from '@/lib/support/rules/topics';

export const contactDrafts = formDrafts('contact');

export const loadContactSchema = () => import('@/lib/support/schema').then((module) => module.contactSchema);

const MAX_MESSAGE = 4000;

type ContactFieldsProps = { writer?: { firstName: string; lastName: string; email: string } };

/** What everybody is asked; the name and address of whoever is signed in are filled in. */
export function ContactFields({ writer }: ContactFieldsProps) {
  return (
    <>
      <Field
        name="topic"
        type="select"
        label="What is it about?"
        placeholder="Choose a topic"
        options={[...supportTopics]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={200}
          defaultValue={writer && `${writer.firstName} ${writer.lastName}`}
        />
        <Field name="email" type="email" label="Email" autoComplete="email" defaultValue={writer?.email} />
      </div>
      <Field
        name="message"
        type="textarea"
        label="Message"
        hint="Leave out passwords, PINs and unlock codes."
        maxLength={MAX_MESSAGE}
      />
    </>
  );
}

import { KitPage } from '@/components/kits/kit-page';
import { InterestForm } from '@/components/partners/interest-form';
import { builderKit } from '@/lib/partners/content/kits';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/resources/builder-kit';

export const metadata = pageMetadata(path);

export default function BuilderKitPage() {
  return (
    <KitPage path={path} name="builder-kit" kit={builderKit} contact="Write to us about your lots">
      <InterestForm
        topic="builder-pilot"
        label="Send"
        afterward="A person reads it and writes back. Nothing is agreed by sending this."
        withMessage
      />
    </KitPage>
  );
}

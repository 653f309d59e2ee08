import { KitPage } from '@/components/kits/kit-page';
import { InterestForm } from '@/components/partners/interest-form';
import { countyKit } from '@/lib/partners/content/kits';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/resources/county-kit';

export const metadata = pageMetadata(path);

export default function CountyKitPage() {
  return (
    <KitPage path={path} name="county-kit" kit={countyKit} contact="Ask for a pilot">
      <InterestForm
        topic="county-pilot"
        label="Ask for a pilot"
        afterward="A person reads it and writes back. Nothing is agreed by sending this."
        withMessage
      />
    </KitPage>
  );
}

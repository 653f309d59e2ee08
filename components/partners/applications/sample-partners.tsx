import { PartnerItem, PartnerList } from '@/components/partners/applications/partner-list';
import { samplePartners } from '@/lib/samples/partnerships';

export function SamplePartners() {
  return (
    <>
      <PartnerList>
        {samplePartners.map(({ id, status, ...partner }) => (
          <PartnerItem
            key={id}
            {...partner}
            status={status}
            variant={status === 'Active' ? 'success' : 'info'}
          />
        ))}
      </PartnerList>
      <p className="mt-3 text-sm text-muted-foreground">
        The builder’s date has passed; the line is kept as it was announced.
      </p>
    </>
  );
}

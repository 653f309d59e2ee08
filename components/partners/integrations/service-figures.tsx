import Link from 'next/link';
import { FigureTiles } from '@/components/shell/figure-tiles';
import { SampleData } from '@/components/session/sample-data';
import { sampleServiceFigures } from '@/lib/samples/integrations';

export function ServiceFigures() {
  return (
    <section aria-labelledby="service" className="mt-14 sm:mt-20">
      <h2 id="service" className="text-2xl sm:text-3xl">
        How the integrations run
      </h2>
      <div className="mt-6">
        <SampleData
          label="Sample figures of the service"
          offersAccount={false}
          says="These figures are made up; they promise nothing."
        >
          <FigureTiles figures={sampleServiceFigures} />
        </SampleData>
      </div>
      <p className="mt-3 text-[0.9375rem] text-muted-foreground">
        What runs at this moment, measured:{' '}
        <Link href="/health" prefetch={false} className="text-link">
          System health
        </Link>
      </p>
    </section>
  );
}

import Link from 'next/link';
import { NoticeList } from '@/components/catalog/counties/notice-list';
import { noticeLaws, recorderAlerts } from '@/lib/catalog/content/recording/notices';

export function CountyAlerts() {
  return (
    <div className="grid gap-12">
      <section aria-labelledby="ours">
        <h3 id="ours" className="text-2xl">
          What our alerts do
        </h3>
        <ul className="mt-4 grid measure list-disc gap-2 pl-5">
          <li>They tell you what happens to your own lock, for example when it ends.</li>
          <li>
            They compare your locked properties with the county recording indexes that are delivered to us. We
            do not promise which counties those are. Each alert says what it comes from.
          </li>
          <li>No alert stops a recording, ours or a county’s. It tells you early, so that you can act.</li>
        </ul>
        <p className="mt-4">
          <Link href="/security/alerts" prefetch={false} className="text-link">
            Security alerts
          </Link>
        </p>
      </section>
      <section aria-labelledby="notice-laws">
        <h3 id="notice-laws" className="text-2xl">
          What recorders must tell an owner
        </h3>
        <NoticeList notices={noticeLaws} />
      </section>
      <section aria-labelledby="recorder-alerts">
        <h3 id="recorder-alerts" className="text-2xl">
          Free alerts from recorders
        </h3>
        <p className="mt-3 measure text-muted-foreground">
          Ask the recorder of each county in which you own property whether it offers free notices. Not every
          county does. They come from the office that keeps the record.
        </p>
        <NoticeList notices={recorderAlerts} />
      </section>
    </div>
  );
}

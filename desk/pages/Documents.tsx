import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { BarTable } from '../parts/BarTable.tsx';
import { Periods } from '../parts/Choices.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';

/** Downloads of documents in a period. */
export function Documents({ period, documents }: Extract<DeskPage, { page: 'documents' }>) {
  const downloads = documents.reduce((sum, { times }) => sum + times, 0);
  return (
    <>
      <PageHeader
        heading={`${format.count(downloads, 'download')} in ${period} days`}
        lead="Clicks on documents, as browsers with a script report them."
      >
        <Periods path="/documents" period={period} />
      </PageHeader>
      <section aria-label="Documents">
        <BarTable
          each="Document"
          unit="Downloads"
          most={100}
          empty="No document was downloaded in this time."
          rows={documents.map(({ label, times }) => ({ name: label || 'Documents that are gone by now', value: times }))}
        />
      </section>
    </>
  );
}

import { PageHeader } from '../parts/PageHeader.tsx';

/** Page with status 404. */
export function NotFound() {
  return (
    <>
      <PageHeader
        heading="There is nothing at this address"
        lead="An enquiry may have been erased, or have left quarantine after 30 days."
      />
      <p>
        <a href="/">To the overview</a>
      </p>
    </>
  );
}

import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { receiptPath } from '../../wire/enquiry.ts';
import type { Settings } from '../settings/settings.ts';
import type { Site } from '../site/load-site.ts';
import { templatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import type { EnquiryKeeper } from './enquiry-store.ts';
import { keepEnquiries } from './keep-enquiries.ts';
import { receiptRoute } from './receipt-route.ts';

/**
 * Enquiries from the form to the mailbox.
 * @param parts.keeper writes them down and carries the mail; the app itself if left out
 */
export async function enquiries(
  app: FastifyInstance,
  settings: Settings,
  { site, content, storage, keeper }: { site: Site; content: Content; storage: Storage; keeper: EnquiryKeeper | undefined },
): Promise<void> {
  const pageAt = (path: string) => {
    const file = site.files.get(path);
    return file && templatedPage(file);
  };
  const store = keeper ?? (await keepEnquiries(app, settings, { content, storage }));
  await enquiryRoutes(app, { store, siteUrl: settings.siteUrl, perMinute: settings.enquiriesPerMinute, page: pageAt('/contact') });
  const receiptPage = pageAt(receiptPath);
  if (receiptPage) receiptRoute(app, storage, receiptPage);
}

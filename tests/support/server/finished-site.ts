import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { checkContent } from '../../../scripts/doctor/check-content.ts';
import { examine } from '../../../scripts/doctor/examine.ts';
import type { Finding } from '../../../scripts/doctor/finding.ts';
import { confirmAll } from '../content/confirm-all.ts';
import { ContentCopy } from '../content/content-copy.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

type Environment = Record<string, string | undefined>;

/** Date some days from today, as written in content. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Findings by folder, cached because reading all content takes half a second. */
const findingsByFolder = new Map<string, Finding[]>();
function contentOf(folder: string): Finding[] {
  const found = findingsByFolder.get(folder) ?? checkContent(folder);
  findingsByFolder.set(folder, found);
  return found;
}
const probes = {
  contentOf,
  documentsOf: async (_folder: string): Promise<Finding[]> => [],
  buildIsCurrent: () => true,
  roomOf: async () => ({ free: 200e9, size: 500e9 }),
};

/** A site whose owner has replaced all placeholders, shared by the tests of a file; each test has its own data folder. */
export function finishedSite() {
  const content = new ContentCopy();
  let mail: MailServer;
  let dataDir: string;
  const invented = [...content.read('placeholders.yaml').matchAll(/file: ([^,]+),.*says: "?(.+?)"? \}/g)].map(
    ([, file = '', says = '']) => ({ file, says }),
  );

  beforeAll(async () => {
    mail = await startMailServer();
    const agency = 'agency.yaml';
    content.set(agency, 'phone', { number: '+91 22 6112 4433', placeholder: false });
    content.set(agency, 'email', { address: 'hello@tarazu.in', placeholder: false });
    content.set(agency, 'website', { address: 'https://www.tarazu.in', placeholder: false });
    content.set(agency, 'security.expires', inDays(300));
    content.set(agency, 'social', [
      { name: 'Facebook', href: 'https://facebook.com/tarazu' },
      { name: 'Twitter', href: 'https://x.com/tarazu' },
      { name: 'LinkedIn', href: 'https://linkedin.com/company/tarazu' },
      { name: 'Instagram', href: 'https://instagram.com/tarazu' },
    ]);
    for (const { file, says } of invented) content.write(file, content.read(file).replaceAll(says, 'Somebody Real'));
    confirmAll(content);
  });
  beforeEach(() => {
    dataDir = scratchFolder('data');
  });
  afterEach(() => mail.behave('accept'));
  afterAll(() => mail.close());

  /** Settings of the site. */
  const ready = (more: Environment = {}): Environment => ({
    SITE_URL: 'https://www.tarazu.in',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Tarazu <website@tarazu.in>',
    ENQUIRIES_TO: 'owner@tarazu.in',
    DATA_DIR: dataDir,
    CONTENT_DIR: content.folder,
    ...more,
  });
  const look = (more: Environment = {}, other: Partial<typeof probes> = {}) => examine(ready(more), { ...probes, ...other });
  return {
    invented,
    ready,
    look,
    /** Findings other than `pass`. */
    open: async (more: Environment = {}, other: Partial<typeof probes> = {}) =>
      (await look(more, other)).filter(({ level }) => level !== 'pass'),
    get mail() {
      return mail;
    },
    get dataDir() {
      return dataDir;
    },
  };
}

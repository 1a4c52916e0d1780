import { loadContent } from '../../content/load.ts';
import { ContentError } from '../../content/read/content-error.ts';
import { staleDocuments } from '../build/stale-documents.ts';
import { type Finding, pass, warn } from './finding.ts';

/** Warns about PDFs that are older than their content. @param folder the content folder; its mistakes are reported by check-content.ts */
export async function checkDocuments(folder: string): Promise<Finding[]> {
  try {
    const stale = await staleDocuments(loadContent(folder), folder);
    if (stale.length === 0) return [pass('The PDFs say what the content says.')];
    return [warn(`These PDFs are older than the content: ${stale.join(', ')}.`, 'Run npm run documents, which prints them anew.')];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [];
  }
}

import type { Content } from '../../../content/load.ts';
import { chatService, emailService, hasOwnServer, measuredBy } from '../external-services/services.ts';

/** Returns the privacy page's text for this build, whose settings decide who receives messages, questions and reports. */
export function privacyText(
  { pages, privacyElsewhere }: Pick<Content, 'pages' | 'privacyElsewhere'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const conditions = {
    form: emailService(environment).origin !== undefined,
    assistant: chatService(environment).base !== '',
    nobody: measuredBy(environment) === 'nobody',
    host: measuredBy(environment) === 'host',
    'no-server': !hasOwnServer(environment),
  };
  const replacements = privacyElsewhere.paragraphs.filter(({ when }) => conditions[when]);
  return pages.privacy.text
    .split(/\n{2,}/)
    .flatMap((paragraph) => {
      const replacement = replacements.find(({ begins }) => paragraph.trim().startsWith(begins));
      return replacement ? (replacement.text ?? []) : paragraph;
    })
    .join('\n\n');
}

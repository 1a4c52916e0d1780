import type { Content } from '../../content/load.ts';
import { chatService } from './chat-service.ts';
import { emailService } from './email-service.ts';
import { hasOwnServer, measuredBy } from './has-own-server.ts';

/** The privacy page's text as it is true of this build: whom a message, a question and a report reach is one of its settings. */
export function privacyText(
  { pages, privacyElsewhere }: Pick<Content, 'pages' | 'privacyElsewhere'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const holds = {
    form: emailService(environment).origin !== undefined,
    assistant: chatService(environment).base !== '',
    nobody: measuredBy(environment) === 'nobody',
    host: measuredBy(environment) === 'host',
    'no-server': !hasOwnServer(environment),
  };
  const replaced = privacyElsewhere.paragraphs.filter(({ when }) => holds[when]);
  return pages.privacy.text
    .split(/\n{2,}/)
    .flatMap((paragraph) => {
      const other = replaced.find(({ begins }) => paragraph.trim().startsWith(begins));
      return other ? (other.text ?? []) : paragraph;
    })
    .join('\n\n');
}

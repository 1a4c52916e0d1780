import { pages } from './pages.ts';
import { agency } from './schema/agency.ts';
import { agreedFigures } from './schema/agreed-figures.ts';
import { answers, notPublished } from './schema/answers.ts';
import { artefacts } from './schema/artefacts.ts';
import * as assistant from './schema/assistant.ts';
import { calculator } from './schema/calculator.ts';
import { chat } from './schema/chat.ts';
import { resource } from './schema/document.ts';
import { exampleShop } from './schema/example-shop.ts';
import { instrumentFiles } from './schema/instruments.ts';
import { labels } from './schema/labels.ts';
import { mail } from './schema/mail.ts';
import { navigation, redirects } from './schema/navigation.ts';
import * as single from './schema/pages.ts';
import { photoHosts } from './schema/photo.ts';
import { search } from './schema/search.ts';

/**
 * Every file and folder of content with its schema: first those that are not pages, then pages. The path below content/ decides the
 * place in the loaded content (content.ts).
 */
export const files = [
  { file: 'agency.yaml', schema: agency },
  { file: 'navigation.yaml', schema: navigation },
  { file: 'redirects.yaml', schema: redirects },
  { file: 'labels.yaml', schema: labels },
  { file: 'photo-hosts.yaml', schema: photoHosts },
  { file: 'privacy-elsewhere.yaml', schema: single.privacyElsewhere },
  { file: 'mail.yaml', schema: mail },
  { file: 'placeholders.yaml', schema: single.placeholders },
  { file: 'chat.yaml', schema: chat },
  { file: 'search.yaml', schema: search },
  { file: 'agreed-figures.yaml', schema: agreedFigures },
  { file: 'not-published.yaml', schema: notPublished },
  { file: 'artefacts.yaml', schema: artefacts },
  { file: 'calculator.yaml', schema: calculator },
  { file: 'example-shop.yaml', schema: exampleShop },
  ...instrumentFiles,
  { folder: 'resources', schema: resource },
  { folder: 'answers', schema: answers },
  { file: 'assistant/languages.yaml', schema: assistant.languages },
  { file: 'assistant/tables.yaml', schema: assistant.tables },
  { file: 'assistant/conversation.yaml', schema: assistant.conversation },
  { file: 'assistant/replies.yaml', schema: assistant.replies },
  { file: 'pages/not-found.yaml', schema: single.notFound },
  { file: 'pages/case-study-not-found.yaml', schema: single.notFound },
  ...pages,
] as const;

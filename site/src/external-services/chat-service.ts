import { ownModel } from '../../../shared/api/chat.ts';

/** Service that answers the assistant's questions through the API of a language model. */
export interface ChatService {
  /** Origin, such as https://generativelanguage.googleapis.com; empty for our own server, which has the page's origin. */
  base: string;
  model: string;
  /** The provider's API key. Every visitor can read it. */
  key?: string;
}

const settings = ['PUBLIC_CHAT_BASE', 'PUBLIC_CHAT_KEY', 'PUBLIC_CHAT_MODEL'] as const;

/** Warning of a build that puts the API key into pages. */
export const publicKeyWarning =
  "PUBLIC_CHAT_KEY becomes public: every visitor can read it in the site's files. Limit it to this site and to a budget at the provider, or leave it out and let our own server ask (CHAT_PROVIDER).";

/**
 * Reads the build's settings. If all three are set, the browser asks the provider directly and the site needs no server.
 * @throws Error when only some are set, or the base is not an origin; the message names the fix
 */
export function chatService(environment: Readonly<Record<string, string | undefined>> = process.env): ChatService {
  const missing = settings.filter((name) => !environment[name]?.trim());
  if (missing.length === settings.length) return { base: '', model: ownModel };
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} must be set as well: the assistant asks a provider directly with all three of ${settings.join(', ')}, our own server with none`,
    );
  const [base = '', key = '', model = ''] = settings.map((name) => environment[name]?.trim());
  return { base: originOf(base), model, key };
}

function originOf(base: string): string {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new Error(`PUBLIC_CHAT_BASE must be the origin of a provider, such as https://generativelanguage.googleapis.com, not "${base}"`);
  return url.origin;
}

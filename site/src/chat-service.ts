import { ownModel } from '../../shared/api/chat.ts';

/** Who answers the assistant's questions, over the public API of a language model. */
export interface ChatService {
  /** Where it is, such as https://generativelanguage.googleapis.com; empty for our own server, which is wherever the page came from. */
  base: string;
  model: string;
  /** The provider's credential. Whoever opens the page can read it. */
  key?: string;
}

const settings = ['PUBLIC_CHAT_BASE', 'PUBLIC_CHAT_KEY', 'PUBLIC_CHAT_MODEL'] as const;

/** Said by a build that puts the credential into the pages. */
export const publicKeyWarning =
  "PUBLIC_CHAT_KEY becomes public: every visitor can read it in the site's files. Limit it to this site and to a budget at the provider, or leave it out and let our own server ask (CHAT_PROVIDER).";

/**
 * Reads the build's settings: all three let the browser ask a provider itself, so that the site needs no server of its own.
 * @throws Error when some are set and some are not, or when the base is no origin; it says what to write
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

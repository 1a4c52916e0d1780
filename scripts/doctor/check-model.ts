import { askModel } from '../../server/assistant/ask-model.ts';
import type { ModelFailure } from '../../server/assistant/model-failure.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { type Finding, fail, pass } from './finding.ts';

/** Fixes by HTTP status. */
const fixes: Readonly<Record<number, string>> = {
  401: 'Give a key that its provider accepts as CHAT_API_KEY; this one is wrong or was revoked.',
  403: 'Allow this key the model at its provider, or give another as CHAT_API_KEY.',
  404: 'Write CHAT_MODEL as its provider does, and CHAT_BASE_URL up to what stands before the model.',
  429: "Raise the key's quota at its provider, or lower CHAT_DAILY_LIMIT.",
  503: 'Check CHAT_BASE_URL, and that this machine reaches the provider.',
  504: 'Check that the provider is up, or choose a faster model: visitors wait no longer than this either.',
};

/** Asks the model one question, as the server asks visitors' questions. */
export async function checkModel({ chatModel }: Pick<Settings, 'chatModel'>): Promise<Finding[]> {
  if (!chatModel) return [];
  const name = `The model ${chatModel.model} of ${chatModel.provider}`;
  const refused: string[] = [];
  const log = { warn: ({ parameter }: { parameter: string }) => refused.push(parameter) };
  try {
    await askModel(chatModel, log as never)('Say hello.', 'Answer with one word.');
    return [pass(`${name} answers${refused.length > 0 ? `, without ${refused.join(' and ')}, which it refuses` : ''}.`)];
  } catch (error) {
    const { statusCode, message, detail } = error as ModelFailure;
    return [
      fail(
        `${name} does not answer. ${message} (${detail})`,
        fixes[statusCode] ?? 'See what its provider says, and try another CHAT_MODEL.',
      ),
    ];
  }
}

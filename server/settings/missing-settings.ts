import { isLoopback } from '../http/is-loopback.ts';
import { operationsPort, type Variables } from './variables.ts';

/** Lists settings that others require, such as a recipient for a mail server or a name for a model. */
export function missingSettings(given: Variables): string[] {
  const { HOST, PORT, WEBHOOK_URL, WEBHOOK_SECRET, OPERATIONS_HOST, OPERATIONS_TOKEN, SMTP_URL, MAIL_FROM, ENQUIRIES_TO } = given;
  const { CHAT_PROVIDER, CHAT_MODEL, CHAT_BASE_URL, CHAT_API_KEY } = given;
  const port = operationsPort(given);
  const because = `is not set, and CHAT_PROVIDER is ${CHAT_PROVIDER}`;
  const rules: readonly (readonly [isMissing: unknown, message: string])[] = [
    [
      SMTP_URL && !MAIL_FROM,
      'MAIL_FROM is not set, and SMTP_URL is: say whom mail comes from, such as "Tarazu website <website@tarazu.example>"',
    ],
    [SMTP_URL && !ENQUIRIES_TO, 'ENQUIRIES_TO is not set, and SMTP_URL is: say who gets the enquiries, such as owner@tarazu.example'],
    [
      WEBHOOK_URL && !WEBHOOK_SECRET,
      'WEBHOOK_SECRET is not set, and WEBHOOK_URL is: set the secret with which the receiver checks signatures; echo whsec_$(openssl rand -base64 32) makes one',
    ],
    // No default model, because the provider may change its price or retire it.
    [
      CHAT_PROVIDER !== 'builtin' && !CHAT_MODEL,
      `CHAT_MODEL ${because}: name the model as its provider writes it, such as gemini-3.5-flash-lite`,
    ],
    [CHAT_PROVIDER === 'google' && !CHAT_API_KEY, `CHAT_API_KEY ${because}: give the key that the provider issued`],
    [
      CHAT_PROVIDER === 'openai-compatible' && !CHAT_BASE_URL,
      `CHAT_BASE_URL ${because}: say where it is, such as http://127.0.0.1:11434/v1`,
    ],
    // The desk shows visitors' messages, so anyone else who can reach it must sign in.
    [
      !OPERATIONS_TOKEN && !isLoopback(OPERATIONS_HOST),
      `OPERATIONS_TOKEN is not set, and OPERATIONS_HOST ${OPERATIONS_HOST} can be reached from other machines: set a token of at least 24 characters, or OPERATIONS_HOST=127.0.0.1`,
    ],
    [
      port === PORT && port !== 0,
      `OPERATIONS_PORT is ${port}, and so is PORT${HOST === OPERATIONS_HOST ? '' : ', and HOST and OPERATIONS_HOST may be the same address'}: choose another, such as ${port === 3001 ? 3002 : 3001}`,
    ],
  ];
  return rules.flatMap(([isMissing, message]) => (isMissing ? [message] : []));
}

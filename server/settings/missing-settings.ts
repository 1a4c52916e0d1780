import { isLoopback } from '../http/is-loopback.ts';
import { operationsPort } from './operations-port.ts';
import type { Variables } from './variables.ts';

/** What another setting calls for. A mail server with nobody to write to, or a model without a name, would be a pretended success. */
export function missingSettings(given: Variables): string[] {
  return [...missingForMail(given), ...missingForChat(given), ...missingForOperations(given)];
}

/** The owner's view shows what visitors wrote: whoever else can reach it must sign in. */
function missingForOperations(given: Variables): string[] {
  const { HOST, PORT, OPERATIONS_HOST, OPERATIONS_TOKEN } = given;
  const port = operationsPort(given);
  return [
    ...(OPERATIONS_TOKEN || isLoopback(OPERATIONS_HOST)
      ? []
      : [
          `OPERATIONS_TOKEN is not set, and OPERATIONS_HOST ${OPERATIONS_HOST} can be reached from other machines: set a token of at least 24 characters, or OPERATIONS_HOST=127.0.0.1`,
        ]),
    ...(port === PORT && port !== 0
      ? [
          `OPERATIONS_PORT is ${port}, and so is PORT${HOST === OPERATIONS_HOST ? '' : ', which may be the same address'}: choose another, such as ${port === 3001 ? 3002 : 3001}`,
        ]
      : []),
  ];
}

/** There is no model by default: its price and its end are the provider's to change. */
function missingForChat({ CHAT_PROVIDER, CHAT_MODEL, CHAT_BASE_URL, CHAT_API_KEY }: Variables): string[] {
  if (CHAT_PROVIDER === 'builtin') return [];
  const because = `is not set, and CHAT_PROVIDER is ${CHAT_PROVIDER}`;
  return [
    ...(CHAT_MODEL ? [] : [`CHAT_MODEL ${because}: name the model as its provider writes it, such as gemini-3.5-flash-lite`]),
    ...(CHAT_API_KEY || CHAT_PROVIDER !== 'google' ? [] : [`CHAT_API_KEY ${because}: give the key that the provider issued`]),
    ...(CHAT_BASE_URL || CHAT_PROVIDER === 'google'
      ? []
      : [`CHAT_BASE_URL ${because}: say where it is, such as http://127.0.0.1:11434/v1`]),
  ];
}

function missingForMail({ SMTP_URL, MAIL_FROM, ENQUIRIES_TO }: Variables): string[] {
  if (!SMTP_URL) return [];
  return [
    ...(MAIL_FROM
      ? []
      : ['MAIL_FROM is not set, and SMTP_URL is: say whom mail comes from, such as "Tarazu website <website@tarazu.example>"']),
    ...(ENQUIRIES_TO ? [] : ['ENQUIRIES_TO is not set, and SMTP_URL is: say who gets the enquiries, such as owner@tarazu.example']),
  ];
}

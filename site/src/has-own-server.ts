import { chatService } from './chat-service.ts';
import { emailService } from './email-service.ts';

/**
 * Whether the built site speaks with our own server. Where form and assistant both go to others, there is none: then nothing is measured, and
 * no report is sent that nobody takes.
 */
export function hasOwnServer(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return !(chatService(environment).base && emailService(environment).origin);
}

import { chatService } from './chat-service.ts';
import { emailService } from './email-service.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the built site speaks with our own server. Where form and assistant both go to others, there is none. */
export function hasOwnServer(environment: Environment = process.env): boolean {
  return !(chatService(environment).base && emailService(environment).origin);
}

/** Who takes what is measured: our own server, the host of the static files, or nobody, and then no report is sent. */
export type MeasuredBy = 'own-server' | 'host' | 'nobody';

/** Who takes this build's measurements. @throws Error when PUBLIC_HOST_MEASURES says anything but on or off */
export function measuredBy(environment: Environment = process.env): MeasuredBy {
  if (isMeasuredByHost(environment)) return 'host';
  return hasOwnServer(environment) ? 'own-server' : 'nobody';
}

/** Whether the host has the two `/_vercel/` scripts, which then take the place of ours: the build's setting PUBLIC_HOST_MEASURES. */
export function isMeasuredByHost({ PUBLIC_HOST_MEASURES }: Environment): boolean {
  const setting = PUBLIC_HOST_MEASURES?.trim() || 'off';
  if (setting !== 'on' && setting !== 'off') throw new Error(`PUBLIC_HOST_MEASURES must be on or off, not "${setting}"`);
  return setting === 'on';
}

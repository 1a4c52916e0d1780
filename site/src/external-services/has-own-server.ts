import { chatService } from './chat-service.ts';
import { emailService } from './email-service.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns whether form or assistant uses our own server. If both use external services, the site has no server. */
export function hasOwnServer(environment: Environment = process.env): boolean {
  return !(chatService(environment).base && emailService(environment).origin);
}

/** Receiver of measurements: our own server, the host of the static files, or nobody (nothing is sent). */
export type MeasuredBy = 'own-server' | 'host' | 'nobody';

/** Returns the receiver of this build's measurements. @throws Error when PUBLIC_HOST_MEASURES is neither on nor off */
export function measuredBy(environment: Environment = process.env): MeasuredBy {
  if (isMeasuredByHost(environment)) return 'host';
  return hasOwnServer(environment) ? 'own-server' : 'nobody';
}

/** Returns whether the host serves the two `/_vercel/` scripts in place of ours (PUBLIC_HOST_MEASURES). */
export function isMeasuredByHost({ PUBLIC_HOST_MEASURES }: Environment): boolean {
  const setting = PUBLIC_HOST_MEASURES?.trim() || 'off';
  if (setting !== 'on' && setting !== 'off') throw new Error(`PUBLIC_HOST_MEASURES must be on or off, not "${setting}"`);
  return setting === 'on';
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long somebody stays signed in, in seconds. */
const sessionLength = 12 * 3_600;
const cookieName = 'tarazu-owner';

/** Whether two texts are the same; takes as long whether or not, and says nothing of their lengths. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** The text of a session: its end and a mark that only who has the token can make. The token itself is not in it. */
export function makeSession(token: string, now: number): string {
  const end = String(Math.floor(now / 1000) + sessionLength);
  return `${end}.${markOf(token, end)}`;
}

/** @param cookies the Cookie header */
export function hasSession(cookies: string | undefined, token: string, now: number): boolean {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=');
    return name === cookieName && value ? [value] : [];
  });
  return values.some((value) => {
    const [end = '', mark = ''] = value.split('.');
    return /^\d{1,12}$/.test(end) && Number(end) * 1000 > now && isSameText(mark, markOf(token, end));
  });
}

/** The Set-Cookie header. @param session empty: sign out */
export function sessionCookie(session: string, secure: boolean): string {
  const age = session ? sessionLength : 0;
  return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`;
}

function markOf(token: string, end: string): string {
  return createHmac('sha256', token).update(`session of the owner's view until ${end}`).digest('base64url');
}

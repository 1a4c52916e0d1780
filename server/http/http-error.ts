/**
 * Makes an error that Fastify answers with its status and message.
 * @param statusCode HTTP status, 400 or above
 * @param message shown to the client
 */
export function httpError(statusCode: number, message: string): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode });
}

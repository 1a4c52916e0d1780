/** A failure of the network, the service or its reply. The message has the cause, such as "429 RESOURCE_EXHAUSTED: …". */
export class ReplyError extends Error {}

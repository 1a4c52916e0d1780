/** No reply can be had: of the line, the service or what it said. Its text says what went wrong, such as "429 RESOURCE_EXHAUSTED: …". */
export class ReplyError extends Error {}

/** Key of the conversation in local storage (specification, section 7). */
export const transcriptKey = 'chatMessages';

/** Key of the panel's state in session storage. Set while the panel is open or a reply is pending. */
export const panelKey = 'chat-panel';
/** Key of the draft question in session storage. */
export const draftKey = 'chat-draft';

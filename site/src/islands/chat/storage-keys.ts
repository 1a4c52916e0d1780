/** Name of the conversation's entry in local storage (specification, section 7). */
export const transcriptKey = 'chatMessages';

/** Names of the entries in session storage: the tab's own. The first is there while the panel has something to show or to do. */
export const panelKey = 'chat-panel';
/** The half-typed question. */
export const draftKey = 'chat-draft';

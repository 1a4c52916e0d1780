import { adoptStyles } from '../../adopt-styles.ts';
import { isComposing } from '../../components/is-composing.ts';
import { tryStorage } from '../../try-storage.ts';
import conversationStyles from './conversation.css?inline';
import { focusOn } from './focus-on.ts';
import { followVisualViewport } from './follow-visual-viewport.ts';
import { frameHtml } from './frame-html.tsx';
import panelStyles from './panel.css?inline';
import formStyles from './question-form.css?inline';
import { draftKey, transcriptKey } from './storage-keys.ts';

adoptStyles(panelStyles + conversationStyles + formStyles);

/**
 * Shows the panel and accepts input before React has loaded. React hydrates the same field, which keeps its focus and caret.
 * A question submitted meanwhile waits in `data-asked`; `data-waits` hides the greeting until a stored conversation has loaded.
 * @returns a function to call once the root is live or has failed
 */
export default (root: HTMLElement): ((isLive?: boolean) => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  if (root.querySelector('.chat')) return () => {};
  root.insertAdjacentHTML('beforeend', frameHtml());
  const panel = root.querySelector('.chat') as HTMLElement;
  const form = panel.querySelector('form') as HTMLFormElement;
  const question = form.querySelector('textarea') as HTMLTextAreaElement;
  const send = form.querySelector('button') as HTMLButtonElement;

  if (tryStorage(() => localStorage.getItem(transcriptKey))) panel.dataset.waits = '';
  question.value = tryStorage(() => sessionStorage.getItem(draftKey)) ?? '';
  const isBlank = () => !question.value.trim();
  // Both counts: the visible one, and the text for screen readers.
  const counts = [...form.querySelectorAll('.chat-count span')].map(({ firstChild }) => firstChild as Text);
  const renderedCounts = counts.map(({ data }) => data);
  const thinking = panel.querySelector('.chat-thinking') as HTMLElement;
  const update = () => {
    const isAsked = form.dataset.asked !== undefined;
    send.disabled = isAsked || isBlank();
    thinking.hidden = !isAsked;
    for (const [index, count] of counts.entries())
      count.data = (renderedCounts[index] as string).replace(/\b0\b/, String(question.value.length));
  };
  const close = () => {
    panel.remove();
    root.querySelector('a')?.focus();
  };
  const ask = (text: string) => {
    if (text.trim()) form.dataset.asked ??= text;
    update();
  };
  // Stop these events: on-interaction.ts would replay them after hydration.
  const onSubmit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    ask(question.value);
  };
  const onClick = (event: Event) => {
    const { className, textContent } = (event.target as Element).closest('button') ?? {};
    if (className) event.stopPropagation();
    if (className === 'chat-close') close();
    if (className === 'chat-chip') ask(textContent ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey || event.target !== question) return;
    event.preventDefault();
    form.requestSubmit();
  };

  const prepareHydration = () => {
    controller.abort();
    // Restore the rendered state: hydration does not patch attributes that differ.
    send.disabled = true;
    thinking.hidden = true;
    for (const [index, count] of counts.entries()) count.data = renderedCounts[index] as string;
  };
  root.addEventListener('live', prepareHydration, { once: true });
  update();
  question.addEventListener('input', update, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  panel.addEventListener('keydown', onKeyDown, { signal });
  panel.addEventListener('click', onClick, { signal });
  followVisualViewport(panel, signal);
  focusOn(panel);
  // On failure, link to the contact page. The next interaction retries.
  return (isLive) => {
    if (!isLive) panel.querySelector('[role=alert]')?.removeAttribute('hidden');
  };
};

/**
 * Skips view transitions for touch. Transitions delay the next heading on a phone by 200 ms (npm run bench -- pages),
 * and still by 14 ms if skipped late, because a page that opts in takes a snapshot. So pointerdown by touch opts out;
 * styles/motion.css has the same condition. Two transitions stay, because they show what persists: an open dialog, and cards
 * that glide to the target of a link inside `data-glide`.
 */
export function transition(): void {
  // Browsers without cross-document transitions need no opt-out, and Safari before 16.4 cannot construct style sheets.
  if (!('onpagereveal' in window)) return;
  const optsOut = new CSSStyleSheet({ disabled: true, media: 'not all and (min-width:1024px)' });
  optsOut.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(optsOut);
  document.addEventListener('pointerdown', ({ target }) => {
    optsOut.disabled = Boolean((target as Element).closest('[data-glide],:has([role=dialog])'));
  });
}

/**
 * Skips view transitions for touch. They delay the next heading on a phone by 200 ms (npm run bench -- pages),
 * and still by 14 ms if skipped late, because a page that opts in takes a snapshot. So pointerdown by touch opts out;
 * styles/motion.css has the same condition. Transitions with a meaning stay: an open dialog persists, and cards glide to the target of a link
 * inside `data-glide`.
 */
export function transition(): void {
  // Not needed without cross-document transitions, and Safari before 16.4 cannot construct style sheets.
  if (!('onpagereveal' in window)) return;
  const optsOut = new CSSStyleSheet({ disabled: true, media: 'not all and (min-width:1024px)' });
  optsOut.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(optsOut);
  document.addEventListener('pointerdown', ({ target }) => {
    optsOut.disabled = Boolean((target as Element).closest('[data-glide],:has([role=dialog])'));
  });
}

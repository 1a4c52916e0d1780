/**
 * Leaves out the transition to the next page where it costs more than it gives: a phone shows the next heading 200 ms later with it (npm run bench -- pages),
 * and still 14 ms later where it is only skipped, as a page that opts in is asked for its picture before it is left. So a finger that comes down opts out;
 * styles/motion.css has the same condition. It stays where it says something: an open dialog goes with the visitor, and cards glide to where a link
 * inside `data-glide` leads.
 */
export function transition(): void {
  // Without transitions between pages there is nothing to leave out, and no sheet can be made in Safari before 16.4.
  if (!('onpagereveal' in window)) return;
  const optsOut = new CSSStyleSheet({ disabled: true, media: 'not all and (min-width:1024px)' });
  optsOut.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(optsOut);
  document.addEventListener('pointerdown', ({ target }) => {
    optsOut.disabled = Boolean((target as Element).closest('[data-glide],:has([role=dialog])'));
  });
}

/**
 * Animates cards (children of `data-arrive`) that come into view: marks them with `data-now`, and staggers those that appear together
 * by `--turn` (styles/motion.css). Cards are visible before, so a card that is never reported stays visible.
 *
 * The observer's first report has all cards. Those on the first screen are not marked: each mark would recalculate the styles of a
 * card's content.
 */
export function inView(): void {
  let isFirst = true;
  const observer = new IntersectionObserver((entries) => {
    let turn = 0;
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (isFirst) continue;
      (target as HTMLElement).style.setProperty('--turn', `${turn++}`);
      target.toggleAttribute('data-now', true);
    }
    isFirst = false;
  });
  for (const card of document.querySelectorAll('[data-arrive] > *')) observer.observe(card);
}

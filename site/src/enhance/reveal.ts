/**
 * Lets the cards of a group arrive one after the other as the group comes into view.
 * They are visible before: a browser that never reports the group simply shows it.
 */
export function reveal(): void {
  // What is on screen at the first report is already seen: it only settles (styles/motion.css).
  const unseen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) {
        unseen.add(target);
        continue;
      }
      observer.unobserve(target);
      if (unseen.has(target)) target.setAttribute('data-arrive', 'now');
    }
  });
  for (const group of document.querySelectorAll('[data-arrive]')) observer.observe(group);
}

/**
 * Lets the cards of a group arrive one after the other as the group comes into view.
 * They are visible before: a browser that never reports the group simply shows it.
 */
export function reveal(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.setAttribute('data-arrive', 'now');
    }
  });
  for (const group of document.querySelectorAll('[data-arrive]')) {
    // What is on screen when the page opens is already seen: it only settles (styles/motion.css).
    if (group.getBoundingClientRect().top > innerHeight) observer.observe(group);
  }
}

/**
 * Opens the answer that the fragment targets. Current browsers do this by themselves
 * (https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm); older browsers do not.
 */
export function openLinkedAnswer(): void {
  const open = () => {
    const answer = document.getElementById(location.hash.slice(1));
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}

/**
 * Opens the answer that the address leads to. Current browsers do this by themselves, with and without a script
 * (https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm); older ones need to be told.
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

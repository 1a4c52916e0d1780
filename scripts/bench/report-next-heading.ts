/**
 * Script that runs in every document before the page's scripts. Reports when a click happened, and when the document's h1 was painted
 * visibly. Times are milliseconds since 1970, so that those of two documents compare.
 */
export const reportNextHeading = `(() => {
  if (window !== top || !location.protocol.startsWith('http')) return;
  const at = (time) => performance.timeOrigin + time;
  addEventListener('click', ({ timeStamp }) => benchReport(JSON.stringify({ clicked: at(timeStamp) })), true);
  const look = () => {
    if (document.prerendering || !document.querySelector('h1')) return requestAnimationFrame(look);
    // This frame paints the heading; the message is handled after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const [{ activationStart }] = performance.getEntriesByType('navigation');
      benchReport(JSON.stringify({ painted: at(performance.now()), path: location.pathname, prerendered: activationStart > 0 }));
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
})()`;

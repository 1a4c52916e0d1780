/** The page on which words are changed; desk/words/ fills it in the browser. */
export function WordsPage() {
  return (
    <>
      <h1 style={{ fontSize: 'var(--h2)' }}>Words</h1>
      <div id="words">
        <noscript>
          <p>Changing words on the page needs JavaScript. The rest of the desk does not.</p>
        </noscript>
      </div>
    </>
  );
}

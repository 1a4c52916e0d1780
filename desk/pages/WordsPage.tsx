import { useContext } from 'react';
import { TimeZone } from '../time-zone.ts';

/** Container of the content editor, which desk/words/ renders in the browser. */
export function WordsPage({ editing }: { editing: boolean }) {
  const timeZone = useContext(TimeZone);
  if (!editing)
    return (
      <>
        <h1>Words are not changed here</h1>
        <p>This server shows what was built elsewhere. To change words here, set EDITING=on and start it again.</p>
      </>
    );
  return (
    <div id="words" data-time-zone={timeZone}>
      <noscript>
        <p>Changing words on the page needs JavaScript. The rest of the desk does not.</p>
      </noscript>
    </div>
  );
}

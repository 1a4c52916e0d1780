interface ChoicesProps {
  /** Offered questions. */
  choices: readonly string[];
  /** Accessible name of the group. */
  label: string;
  /** Shows the label. */
  isNamed?: boolean;
  /** A reply is pending, so nothing can be asked. */
  isWaiting: boolean;
  ask: (question: string) => void;
}

/** Renders questions as buttons, lighter than suggestions. They stay after a click, so that visitors can ask the next question. */
export const Choices = ({ choices, label, isNamed = false, isWaiting, ask }: ChoicesProps) => (
  <div className="chat-choices">
    {isNamed && <p aria-hidden="true">{label}</p>}
    <ul aria-label={label}>
      {choices.map((question) => (
        <li key={question}>
          {/* aria-disabled keeps the focus, unlike disabled. */}
          <button className="chat-choice" type="button" aria-disabled={isWaiting || undefined} onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

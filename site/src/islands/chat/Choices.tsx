interface ChoicesProps {
  /** Questions that the assistant can answer. */
  choices: readonly string[];
  /** What they are called. */
  label: string;
  /** Whether the label is seen, not only heard. */
  isNamed?: boolean;
  /** A reply is awaited: nothing can be asked. */
  isWaiting: boolean;
  ask: (question: string) => void;
}

/** Questions that are asked by pressing them, lighter than what the panel suggests by itself. They stay: a visitor may come back for the next. */
export const Choices = ({ choices, label, isNamed = false, isWaiting, ask }: ChoicesProps) => (
  <div className="chat-choices">
    {isNamed && <p aria-hidden="true">{label}</p>}
    <ul aria-label={label}>
      {choices.map((question) => (
        <li key={question}>
          {/* It keeps the focus while it cannot be pressed. */}
          <button className="chat-choice" type="button" aria-disabled={isWaiting || undefined} onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

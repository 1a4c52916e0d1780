import type { Content } from '../../../content/load.ts';
import { noContext } from '../../../server/assistant/builtin/context.ts';
import { openKnowledge } from '../../../server/assistant/knowledge.ts';
import { readAnswer } from '../../../shared/api/chat.ts';
import { knowledgeOf } from '../../../shared/assistant/knowledge.ts';
import { printedDocuments } from '../../../site/src/documents/printed-documents.ts';
import { loadTraining } from '../../../training/load.ts';
import { content as siteContent } from './site-routes.ts';

const opened = new WeakMap<Content, ReturnType<typeof open>>();

/** Opens the assistant over some content. The tests of a worker share it, because it is stateless. */
export function assistantOver(content: Content = siteContent) {
  const assistant = opened.get(content) ?? open(content);
  opened.set(content, assistant);
  return assistant;
}

function open(content: Content) {
  const data = knowledgeOf(content, loadTraining(), printedDocuments());
  const knowledge = openKnowledge(content, data);
  /**
   * Asks several questions in one conversation.
   * @returns the last reply
   */
  const talk = (...questions: string[]) => {
    const context = questions.slice(0, -1).reduce((context, question) => knowledge.answer(question, [], context).context, noContext);
    return knowledge.answer(questions.at(-1) ?? '', [], context);
  };
  return {
    data,
    knowledge,
    talk,
    linksIn: (text: string) =>
      readAnswer(text, (path) => knowledge.paths.has(path)).flatMap((piece) =>
        typeof piece === 'string' ? [] : [piece.href.split('#')[0] as string],
      ),
  };
}

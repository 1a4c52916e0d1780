import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { dayOf } from '../../format/days.ts';
import type { KnowledgeData } from '../../search/fact.ts';
import { QuestionStore } from '../questions/question-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { answerQuestion, type Sources } from './answer-question.ts';
import { ChatBudget } from './chat-budget.ts';
import { chatRoutes } from './chat-routes.ts';
import { forgetPastDays } from './forget-past-days.ts';
import { type Knowledge, openKnowledge } from './knowledge.ts';

/** The assistant: what the site knows, the model if there is one, and the route that answers questions. */
export async function assistant(
  app: FastifyInstance,
  settings: Settings,
  { content, knowledge: read, storage }: { content: Content; knowledge: () => Promise<KnowledgeData>; storage: Storage },
): Promise<void> {
  // Here as well, because a site that has gone back to builtin begins no day.
  await forgetPastDays(storage.db, dayOf(Date.now())).catch(({ message }: Error) =>
    app.log.warn({ error: message }, 'visitors of past days cannot be forgotten now'),
  );
  // At the first question: a start does not wait for it.
  let opened: Promise<Knowledge> | undefined;
  const knowledge = () => {
    opened ??= read().then((data) => openKnowledge(content, data));
    return opened;
  };
  const unanswered = new QuestionStore('chat_unanswered', storage, app.log, Date.now, content.agency.timeZone);
  const answer = answerQuestion({
    knowledge,
    model: await openModel(settings, content.agency.name, storage),
    unanswered,
    siteUrl: settings.siteUrl,
  });
  const { chatModel, siteUrl, chatPerMinute } = settings;
  app.log.info(chatModel ? { provider: chatModel.provider, model: chatModel.model } : { provider: 'builtin' }, 'the assistant answers');
  await chatRoutes(app, { answer, siteUrl, perMinute: chatPerMinute });
  app.addHook('onClose', () => unanswered.flush());
}

async function openModel(settings: Settings, agency: string, storage: Storage): Promise<Sources['model']> {
  const { chatModel, chatFallback: fallback, chatDailyLimit: daily, chatVisitorDailyLimit: visitorDaily } = settings;
  if (!chatModel) return undefined;
  // The libraries are large, and most sites run without them.
  const { askModel } = await import('./ask-model.ts');
  return { ask: askModel(chatModel, agency), budget: new ChatBudget(storage, { daily, visitorDaily }), fallback };
}

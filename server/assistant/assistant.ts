import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { dayOf } from '../../shared/format/days.ts';
import { QuestionStore } from '../questions/question-store.ts';
import type { Settings } from '../settings/settings.ts';
import { perBuild, type Site } from '../site/load-site.ts';
import type { Storage } from '../storage/open-storage.ts';
import { answerQuestion, type ModelSource } from './answer-question.ts';
import { ChatBudget, forgetPastDays } from './chat-budget.ts';
import { chatRoutes } from './chat-routes.ts';
import { type Knowledge, openKnowledge } from './knowledge.ts';
import { keepModelAnswers } from './model-answers.ts';
import { sitePages } from './model-instructions.ts';
import { verdictRoute } from './verdict-route.ts';

/** Sets up the assistant: knowledge, model if configured, and routes. */
export async function assistant(
  app: FastifyInstance,
  settings: Settings,
  { site, content, knowledge: load, storage }: { site: Site; content: Content; knowledge: () => Promise<KnowledgeData>; storage: Storage },
): Promise<void> {
  // The budget deletes past days with the first call of a day, but a site that returned to builtin makes no calls.
  await forgetPastDays(storage.db, dayOf(Date.now())).catch(({ message }: Error) =>
    app.log.warn({ error: message }, 'hashes of visitors of past days could not be deleted now'),
  );
  const unanswered = new QuestionStore('chat_unanswered', storage, app.log, Date.now, content.agency.timeZone);
  const model = await openModel(app, settings, storage);
  const built = perBuild({ site }, () => {
    let opened: Promise<Knowledge> | undefined;
    const open = async () => {
      const data = await load();
      // Yields to waiting requests between the two steps of about 30 ms each.
      await setImmediate();
      return openKnowledge(content, data);
    };
    const knowledge = () => {
      opened ??= open();
      return opened;
    };
    const modelWithPages = model && { ...model, pages: sitePages(site, settings.siteUrl) };
    return {
      knowledge,
      answer: answerQuestion({ knowledge, model: modelWithPages, unanswered, agency: content.agency.name, siteUrl: settings.siteUrl }),
    };
  });
  // The knowledge is loaded in the background after the start. A failure is reported when somebody asks.
  app.addHook(
    'onListen',
    () =>
      void built()
        .knowledge()
        .catch(() => {}),
  );
  const { chatModel, siteUrl, chatPerMinute } = settings;
  app.log.info(chatModel ? { provider: chatModel.provider, model: chatModel.model } : { provider: 'builtin' }, 'the assistant answers');
  await chatRoutes(app, { answer: (prompt, asking) => built().answer(prompt, asking), siteUrl, perMinute: chatPerMinute });
  const verdicts = new QuestionStore('chat_verdicts', storage, app.log, Date.now, content.agency.timeZone);
  const pages = perBuild({ site }, () => new Set(routes(content).map(({ path }) => path)));
  verdictRoute(app, { verdicts, pages, siteUrl });
  app.addHook('onClose', () => Promise.all([unanswered.flush(), verdicts.flush()]));
}

async function openModel(app: FastifyInstance, settings: Settings, storage: Storage): Promise<Omit<ModelSource, 'pages'> | undefined> {
  const { chatModel, chatFallback: fallback, chatDailyLimit: daily, chatVisitorDailyLimit: visitorDaily } = settings;
  if (!chatModel) return undefined;
  keepModelAnswers(app, storage);
  // Imported lazily: the libraries are large, and most sites run without them.
  const { askModel } = await import('./ask-model.ts');
  return {
    ask: askModel(chatModel, app.log),
    budget: new ChatBudget(storage, { daily, visitorDaily }),
    fallback,
    contextTokens: chatModel.contextTokens,
  };
}

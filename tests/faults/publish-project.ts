import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { filesBelow } from '../../content/read/read-text.ts';
import { digestOf } from '../../server/words/atomic-files.ts';
import { type Published, type WordsState, wordsPaths } from '../../shared/api/words.ts';
import { buildFixtureSite, type FixtureSite, pageHtml } from '../support/server/fixture-site.ts';
import { type RunningProcess, startServer } from '../support/server/running-process.ts';

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const fixture = (heading: string) => buildFixtureSite({ 'index.html': pageHtml({ title: heading, main: `<h1>${heading}</h1>` }) });
/** The site before and after, made once. */
let sites: Promise<FixtureSite[]> | undefined;
const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** Stands in for scripts/desk/publish.ts: takes a while, goes on without its server, and ends with new PDFs. */
const builder = `
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
process.on('disconnect', () => {});
const build = process.argv[2];
writeFileSync('builder.pid', String(process.pid));
for (let step = 0; step < 10; step += 1) {
  await pause(30);
  mkdirSync(build + '/site', { recursive: true });
  writeFileSync(build + '/site/step' + step, 'x'.repeat(100_000));
}
cpSync('next', build, { recursive: true });
const file = 'site/public/documents/report.pdf';
mkdirSync(build + '/publication/project/site/public/documents', { recursive: true });
writeFileSync(build + '/publication/project/' + file, 'new');
const digest = (text) => createHash('sha256').update(text).digest('hex');
writeFileSync(build + '/publication/documents.json', JSON.stringify([{ file, before: digest('old'), after: digest('new') }]));
process.exit();
`;

/** A project with a built site and the built server, whose publish copies another site instead of building it. */
export class PublishProject {
  readonly root: string;
  #server: RunningProcess | undefined;
  isUp = false;

  private constructor(root: string) {
    this.root = root;
  }

  /** @param root an empty folder */
  static async create(root: string): Promise<PublishProject> {
    sites ??= Promise.all([fixture('Old home'), fixture('New home')]);
    const [old, next] = (await sites) as [FixtureSite, FixtureSite];
    const isWords = (path: string) => !path.endsWith('.ts');
    for (const folder of ['content', 'training']) cpSync(folder, join(root, folder), { recursive: true, filter: isWords });
    cpSync(old.buildFolder, join(root, 'dist.builds/first'), { recursive: true });
    cpSync(next.buildFolder, join(root, 'next'), { recursive: true });
    symlinkSync('dist.builds/first', join(root, 'dist'));
    for (const [file, text] of [
      ['scripts/desk/publish.ts', builder],
      ['site/public/documents/report.pdf', 'old'],
    ] as const) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    mkdirSync(join(root, 'content/photos'));
    for (let index = 20; index < 40; index += 1) writeFileSync(join(root, `content/photos/${index}.png`), 'picture of before');
    const project = new PublishProject(root);
    project.#writeDraft();
    onTestFinished(() => {
      project.kill();
      project.killBuilder();
    });
    return project;
  }

  /** Writes a draft with changed words, and with new, changed and removed pictures. */
  #writeDraft(): void {
    const draft = join(this.root, 'var/words/draft');
    for (const folder of ['content', 'training'])
      for (const copy of [draft, join(draft, 'base')]) cpSync(join(this.root, folder), join(copy, folder), { recursive: true });
    const home = join(draft, 'content/pages/home.yaml');
    writeFileSync(home, readFileSync(home, 'utf8').replace(/^( {2}heading: ).*/m, '$1A steady hand for a busy shop'));
    for (let index = 0; index < 30; index += 1) writeFileSync(join(draft, `content/photos/${index}.png`), 'picture');
    for (let index = 30; index < 40; index += 1) rmSync(join(draft, `content/photos/${index}.png`));
  }

  /** Starts the server and waits for it. */
  async start(): Promise<void> {
    this.#server = startServer(this.root);
    await this.#server.ownersPort;
    await this.#server.port;
    this.isUp = true;
  }

  kill(): void {
    this.isUp = false;
    this.#server?.child.kill('SIGKILL');
  }
  /** Kills the server and starts it again. */
  async restart(): Promise<void> {
    this.kill();
    await this.#server?.exit;
    await this.start();
  }
  killBuilder(): void {
    const file = join(this.root, 'builder.pid');
    if (existsSync(file)) spawnSync('kill', ['-9', readFileSync(file, 'utf8')]);
  }
  get processId(): number | undefined {
    return this.#server?.child.pid;
  }
  /** Sends a request to the desk, which may take long on a busy machine. */
  async #ask(path: string, body?: unknown): Promise<Response> {
    const given = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return fetch(`http://127.0.0.1:${await this.#server?.ownersPort}${path}`, { headers, ...given });
  }
  post = async (path: string, body: unknown): Promise<number> => (await this.#ask(path, body)).status;
  get = async <T>(path: string): Promise<T> => (await (await this.#ask(path)).json()) as T;
  state = () => this.get<WordsState>(wordsPaths.state);
  history = () => this.get<Published[]>(wordsPaths.history);
  /** Heading of the home page. */
  async heading(): Promise<string> {
    const page = await fetch(`http://127.0.0.1:${await this.#server?.port}/`);
    return /<h1>(.*)<\/h1>/.exec(await page.text())?.[1] ?? '';
  }

  /** Hashes of all words and PDFs. @param draft those that a publish would leave */
  words(draft = false): Record<string, string | undefined> {
    const folders = { content: 'content', training: 'training', pdf: 'site/public' };
    const folderOf = (name: string) => join(this.root, draft && name !== 'site/public' ? `var/words/draft/${name}` : name);
    const files = Object.values(folders).flatMap((name) => {
      const found = filesBelow(folderOf(name)).filter((file) => /\.(yaml|pdf|png)$|[^E]\.md$/.test(file));
      return found.map((file) => [`${name}/${file}`, join(folderOf(name), file)] as const);
    });
    return Object.fromEntries(files.map(([name, path]) => [name, path.endsWith('.pdf') ? readFileSync(path, 'utf8') : digestOf(path)]));
  }

  /** Whether the build process of the running publish has ended its work. */
  get isBuilt(): boolean {
    return filesBelow(join(this.root, 'dist.builds')).some((name) => name.endsWith('publication/documents.json'));
  }
  get isExchanged(): boolean {
    return readlinkSync(join(this.root, 'dist')) !== 'dist.builds/first';
  }

  /** Makes content/ read-only, which root cannot override. @returns false if this machine does not permit it */
  closeContent(): boolean {
    const folder = join(this.root, 'content');
    if (!succeeds('mount', '--bind', folder, folder)) return false;
    onTestFinished(() => this.openContent());
    return succeeds('mount', '-o', 'remount,bind,ro', folder);
  }
  openContent = () => void succeeds('umount', '--lazy', join(this.root, 'content'));
}

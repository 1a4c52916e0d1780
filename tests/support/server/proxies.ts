import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/tools/free-port.ts';
import { startProgram } from '../../../scripts/tools/start-program.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** Proxies with an example in deploy/, which the tests run. */
export type ProxyName = 'nginx' | 'nginx alone' | 'nginx without a certificate' | 'Caddy';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether a proxy is installed. `npm test` installs nginx and Caddy if permitted. */
export const hasProxy = (name: ProxyName): boolean =>
  name === 'Caddy' ? !spawnSync('caddy', ['version']).error : !spawnSync('nginx', ['-v']).error && existsSync(brotliModule);

/** Servers and files behind a proxy. */
interface Behind {
  /** Ports of the servers. */
  servers: readonly number[];
  /** Folder of the files that it serves itself, such as dist/site. */
  files: string;
  /** Port of the desk. */
  desk?: number;
}

export interface RunningProxy {
  /** Port of TLS and HTTP/2. */
  secure: number;
  /** Port of plain HTTP, which redirects to the secure port. */
  plain: number;
  /** Returns what it has logged so far. */
  log: () => string;
  /** Folder of its files. */
  folder: string;
}

/**
 * Starts a proxy on loopback with a self-signed certificate.
 * @returns its ports, once it listens
 */
export async function startProxy(resources: AsyncDisposableStack, name: ProxyName, behind: Behind): Promise<RunningProxy> {
  const folder = scratchFolder('proxy');
  const ports = { secure: await freePort(), plain: await freePort() };
  const log = () =>
    ['access.log', 'error.log']
      .map((file) => join(folder, file))
      .reduce((text, file) => text + (existsSync(file) ? readFileSync(file, 'utf8') : ''), program.output());
  const { key, cert } = selfSignedCertificate();
  writeFileSync(join(folder, 'privkey.pem'), key);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  const { file, args, text } = setUp[name](folder, ports, behind);
  writeFileSync(join(folder, file), text);
  const program = await startProgram(resources, name === 'Caddy' ? 'caddy' : 'nginx', args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder },
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isListening(ports.plain)) return { ...ports, log, folder };
    await pause(50);
  }
  throw new Error(`${name} did not answer: ${program.output()}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

type SetUp = (
  folder: string,
  ports: Pick<RunningProxy, 'secure' | 'plain'>,
  behind: Behind,
) => { file: string; args: string[]; text: string };

/** The files of deploy/nginx with this machine's folders, ports and names. */
const nginx =
  (...sites: string[]): SetUp =>
  (folder, { secure, plain }, { servers, files, desk = 1 }) => {
    const adapt = (text: string) =>
      text
        .replace(/^ *server 127\.0\.0\.1:3000(.*)$/m, (_, more) => servers.map((port) => `server 127.0.0.1:${port}${more}`).join('\n'))
        .replace('127.0.0.1:3001', `127.0.0.1:${desk}`)
        .replace(/^ *listen \[::\].*$/gm, '')
        .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
        .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
        .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
        .replaceAll('your.domain', 'localhost')
        .replaceAll('/opt/tarazu/dist/site', files)
        .replaceAll('/opt/tarazu/deploy/nginx', join(folder, 'nginx'))
        .replaceAll('/opt/tarazu/deploy', resolve('deploy'))
        .replace('/etc/nginx/modules-enabled/*.conf', join(folder, 'modules.conf'))
        .replace('/etc/nginx/sites-enabled/*', join(folder, 'sites/*'))
        .replaceAll(/\/(var\/log\/nginx|run|var\/www\/letsencrypt)\b/g, folder)
        .replace('user www-data;', process.getuid?.() === 0 ? `user ${userInfo().username};` : '');
    cpSync('deploy/nginx', join(folder, 'nginx'), { recursive: true });
    mkdirSync(join(folder, 'sites'));
    writeFileSync(join(folder, 'modules.conf'), `load_module ${brotliModule};`);
    for (const file of readdirSync(join(folder, 'nginx'))) {
      const path = join(folder, 'nginx', file);
      writeFileSync(path, adapt(readFileSync(path, 'utf8')));
      if (sites.includes(file)) cpSync(path, join(folder, 'sites', file));
    }
    // Folders that only root can write to.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
    writeFileSync(join(folder, 'sites/temporary'), temporary.join('\n'));
    const args = ['-p', folder, '-c', join(folder, 'nginx/nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
    return { file: 'arguments', args, text: args.join(' ') };
  };

const setUp: Record<ProxyName, SetUp> = {
  nginx: nginx('http.conf', 'tarazu.conf', 'desk.conf'),
  'nginx alone': nginx('http.conf', 'static.conf'),
  'nginx without a certificate': nginx('http.conf'),
  Caddy(folder, { secure, plain }, { servers, files, desk = 1 }) {
    const site = `${readFileSync('deploy/Caddyfile', 'utf8')}${readFileSync('deploy/desk.Caddyfile', 'utf8')}`
      .replace('servers {', `admin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tdefault_bind 127.0.0.1\n\tservers {`)
      .replaceAll(/^((?:desk\.)?)your\.domain \{/gm, `https://$1localhost:${secure} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
      .replaceAll(/^https:\/\/ \{/gm, `https://:${secure} {`)
      .replaceAll('your.domain', 'localhost')
      .replace('127.0.0.1:3000', servers.map((port) => `127.0.0.1:${port}`).join(' '))
      .replace('127.0.0.1:3001', `127.0.0.1:${desk}`)
      .replaceAll('/opt/tarazu/dist/site', files)
      .replaceAll('/opt/tarazu/deploy', resolve('deploy'));
    return { file: 'Caddyfile', args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], text: site };
  },
};

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/tools/free-port.ts';
import { selfSignedCertificate } from '../../../scripts/tools/self-signed-certificate.ts';
import { startProgram } from '../../../scripts/tools/start-program.ts';
import { scratchFolder } from '../scratch-folder.ts';

/** Proxies with an example in deploy/, which the tests run. */
export type ProxyName = 'nginx' | 'nginx alone' | 'Caddy';

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
}

interface ProxyPorts {
  /** Port of TLS and HTTP/2. */
  secure: number;
  /** Port of plain HTTP, which redirects to the secure port. */
  plain: number;
}

/**
 * Starts a proxy on loopback with a self-signed certificate.
 * @returns its ports, once it listens
 */
export async function startProxy(resources: AsyncDisposableStack, name: ProxyName, behind: Behind): Promise<ProxyPorts> {
  const folder = scratchFolder('proxy');
  const ports = { secure: await freePort(), plain: await freePort() };
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
    // The proxy is ready when it answers. A plain request gets an error, because the port requires TLS.
    if (await fetch(`http://127.0.0.1:${ports.secure}/`).then(Boolean, () => false)) return ports;
    await pause(50);
  }
  throw new Error(`${name} did not answer: ${program.output()}`);
}

type SetUp = (folder: string, ports: ProxyPorts, behind: Behind) => { file: string; args: string[]; text: string };

const nginx =
  (conf: string): SetUp =>
  (folder, { secure, plain }, { servers, files }) => {
    const site = readFileSync(`deploy/nginx/${conf}`, 'utf8')
      .replace(/^ *server 127\.0\.0\.1:3000(.*)$/m, (_, more) => servers.map((port) => `server 127.0.0.1:${port}${more}`).join('\n'))
      .replace(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replaceAll('server_name your.domain', 'server_name localhost')
      .replaceAll('/etc/letsencrypt/live/your.domain', folder)
      .replaceAll('/opt/tarazu/deploy', resolve('deploy'))
      .replaceAll('/etc/nginx/tarazu/', `${resolve('deploy/nginx')}/`)
      .replace(/root (\/opt\/tarazu\/dist\/site|\/var\/www\/tarazu);/, `root ${files};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
    // The surrounding settings are those of Debian's nginx.conf, gzip included.
    const text = `load_module ${brotliModule}; daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events { worker_connections 768; }
http { sendfile on; tcp_nopush on; access_log off; gzip on; ${temporary.join(' ')}\n${site}}\n`;
    return { file: 'nginx.conf', args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], text };
  };

const setUp: Record<ProxyName, SetUp> = {
  nginx: nginx('tarazu.conf'),
  'nginx alone': nginx('static.conf'),
  Caddy(folder, { secure, plain }, { servers, files }) {
    const site = readFileSync('deploy/Caddyfile', 'utf8')
      .replace('your.domain {', `https://localhost:${secure} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
      .replace('127.0.0.1:3000', servers.map((port) => `127.0.0.1:${port}`).join(' '))
      .replaceAll('/opt/tarazu/dist/site', files);
    const text = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tdefault_bind 127.0.0.1\n}\n${site}`;
    return { file: 'Caddyfile', args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], text };
  },
};

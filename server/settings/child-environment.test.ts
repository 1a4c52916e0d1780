import { afterEach, expect, test, vi } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { variables } from './variables.ts';

afterEach(() => vi.unstubAllEnvs());

test('a child process gets no setting of the server but address and content folder', () => {
  for (const name of Object.keys(variables.shape)) vi.stubEnv(name, 'given');
  const passed = Object.keys(variables.shape).filter((name) => name in childEnvironment());
  expect(passed).toEqual(['SITE_URL', 'CONTENT_DIR']);
});

test('a child process gets no token of npm or a cloud', () => {
  const secrets = ['NODE_AUTH_TOKEN', 'NPM_TOKEN', 'npm_config__authToken', 'AWS_SECRET_ACCESS_KEY', 'SSH_AUTH_SOCK', 'PGPASSWORD'];
  for (const name of secrets) vi.stubEnv(name, 'given');
  expect(secrets.filter((name) => name in childEnvironment())).toEqual([]);
});

test('a child process gets what a build reads, and what its caller adds', () => {
  vi.stubEnv('PUBLIC_GTM_ID', 'GTM-1');
  vi.stubEnv('TZ', 'UTC');
  expect(childEnvironment({ NODE_ENV: 'production', BUILD_FOLDER: 'x' })).toMatchObject({
    PATH: process.env.PATH,
    PUBLIC_GTM_ID: 'GTM-1',
    TZ: 'UTC',
    NODE_ENV: 'production',
    BUILD_FOLDER: 'x',
  });
});

// A Fastify with one route: what a start, a process of Node and an answer take at the least with the same framework.
// node bench/reference/one-route.mjs [FILE]: what it answers with, in Brotli; a line of HTML if left out
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const file = process.argv[2];
const body = file ? readFileSync(file) : '<!doctype html><title>One route</title><h1>One route</h1>';
const app = fastify();
app.get('/', (_, reply) => {
  if (file) reply.header('Content-Encoding', 'br');
  return reply.type('text/html; charset=utf-8').send(body);
});
console.log(`The reference is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);

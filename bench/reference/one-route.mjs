// A Fastify with one route: what a start and a process of Node take at the least with the same framework.
import fastify from 'fastify';

const app = fastify();
app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send('<!doctype html><title>One route</title><h1>One route</h1>'));
console.log(`The reference is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);

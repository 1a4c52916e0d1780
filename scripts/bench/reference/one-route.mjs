// A Fastify with one route: what the same framework does at the most with one buffer of so many bytes, and what its process takes at the least.
import fastify from 'fastify';

const body = Buffer.alloc(Number(process.argv[2] ?? 100), 'x');
const app = fastify();
app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(body));
console.log(`The reference is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);

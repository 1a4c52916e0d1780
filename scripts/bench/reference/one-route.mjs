// Fastify with one route: the highest rate that the framework reaches with one buffer of a given size, and the least memory of its
// process.
import fastify from 'fastify';

const body = Buffer.alloc(Number(process.argv[2] ?? 100), 'x');
const app = fastify();
app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(body));
console.log(`The reference is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);

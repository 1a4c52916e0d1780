// What Node's own http serves at the most: one answer to whatever is asked, without a look at it. As many processes as WORKERS says.
// node bench/reference/bare-node.mjs URL: where the answer is fetched, once
import cluster from 'node:cluster';
import { createServer, request } from 'node:http';

const workers = Number(process.env.WORKERS);
if (cluster.isPrimary && workers > 1) {
  for (let count = 0; count < workers; count++) cluster.fork();
  cluster.once('listening', (_, { port }) => say(port));
} else {
  const asked = request(process.argv[2], { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
    const body = Buffer.concat(await answer.toArray());
    const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers;
    const lines = Object.entries(headers).flat();
    const server = createServer((_request, response) => {
      response.writeHead(200, lines);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => cluster.isPrimary && say(server.address().port));
  });
  asked.end();
}

function say(port) {
  console.log(`The reference is at http://127.0.0.1:${port}`);
}

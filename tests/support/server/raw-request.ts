import { connect } from 'node:net';

/** Sends raw bytes, for requests that no HTTP client would make, and returns the response until the connection closes. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    // Some connections stay open after their answer.
    socket.setTimeout(5_000, () => answer && socket.destroy());
  });
}

/** The baseline of table reads: Node's own http server answering the same bytes, and nothing else. */
import { createServer } from 'node:http';

const body = process.env['BODY'] ?? '[]';
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(JSON.stringify({ msg: 'ready', address: `http://127.0.0.1:${address.port}` }));
});

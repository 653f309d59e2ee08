/** The floor: node:http and one query of pg, without a framework. */
import { createServer } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/') return response.end('{"count":0}');
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM items');
  response.end(JSON.stringify(rows[0]));
}).listen(Number(process.env.PORT));

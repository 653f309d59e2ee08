import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KeptProcess } from './kept-process';

const FOLDERS = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
}

type Place = { folder: string; port: number; behind: number[] };

/**
 * What stands before the app processes: each call goes to the next of them. A call that changes something is never sent to
 * a second one by itself, which is what nginx does unless it is told otherwise: its sender hears 502, and asks again.
 */
export function nginxBefore({ folder, port, behind }: Place): KeptProcess {
  const home = path.join(folder, 'nginx');
  mkdirSync(path.join(home, 'logs'), { recursive: true });
  const file = path.join(home, 'nginx.conf');
  writeFileSync(file, configuration({ port, behind }));
  return new KeptProcess({
    name: 'nginx',
    program: 'nginx',
    args: ['-p', home, '-c', file, '-e', path.join(home, 'logs', 'error.log'), '-g', 'daemon off;'],
    cwd: home,
    environment: process.env,
  });
}

function configuration({ port, behind }: Omit<Place, 'folder'>): string {
  const servers = behind.map((app) => `    server 127.0.0.1:${app} max_fails=1 fail_timeout=1s;`).join('\n');
  const temporary = FOLDERS.map((name) =>
    name === 'body' ? '  client_body_temp_path body;' : `  ${name}_temp_path ${name};`,
  ).join('\n');
  return `pid nginx.pid;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
${temporary}
  client_max_body_size 30m;
  upstream product {
${servers}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 5s;
      proxy_read_timeout 60s;
    }
  }
}
`;
}

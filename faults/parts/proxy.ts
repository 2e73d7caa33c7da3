import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@podium/embedded-postgres'

/** nginx before several servers. */
export interface Proxy {
  address: string
  end(): Promise<void>
}

const published = new URL('../../ops/nginx.conf', import.meta.url)

/** Starts Debian's nginx on loopback with ops/nginx.conf, without its TLS, before the given servers. */
export async function startProxy(ports: string[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-proxy-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    configurationFor(await readFile(published, 'utf8'), { folder, port, ports }),
  )
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  // Killed, it would leave its workers behind.
  process.on('exit', () => child.kill('SIGTERM'))
  const end = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { address: `http://127.0.0.1:${port}`, end }
}

/** The published configuration with what a test cannot have taken out: certificates, ports below 1024. */
function configurationFor(
  text: string,
  { folder, port, ports }: { folder: string; port: number; ports: string[] },
): string {
  const everyServer = (_: string, options: string) =>
    ports.map((one) => `server 127.0.0.1:${one}${options};`).join('\n  ')
  const site = text
    .replaceAll(/server 127\.0\.0\.1:3000([^;]*);/g, everyServer)
    .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
    .replace(/ {2}listen 443 ssl;\n {2}http2 on;/, `  listen 127.0.0.1:${port};`)
    .replaceAll(/ {2}ssl_certificate[^\n]*\n/g, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `daemon off;\nuser root;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`
}

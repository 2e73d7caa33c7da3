import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { accountFor } from './account.ts'
import { findHome } from './home.ts'
import { startEmbeddedDatabase } from './index.ts'
import type { EmbeddedDatabase } from './index.ts'
import { findProcess, send } from './processes.ts'
import { findPackage, findPrograms } from './programs.ts'
import { postgresArguments } from './settings.ts'

const name = 'example'
const isRoot = process.getuid?.() === 0
const run = promisify(execFile)

/** One data folder for all tests: creating a database takes most of a second. */
let dataFolder: string
const folders: string[] = []
const children: ChildProcess[] = []
const databases: EmbeddedDatabase[] = []
const log: string[] = []

before(async () => {
  dataFolder = await newFolder()
})

afterEach(async () => {
  await Promise.all(children.splice(0).map(kill))
  await Promise.all(databases.splice(0).map((database) => database.stop()))
})

after(() => Promise.all(folders.map(remove)))

/** The database of a program that we killed may still be ending. */
async function remove(folder: string) {
  const server = await serverNumber(folder).catch(() => undefined)
  if (server) await untilGone(server)
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-test-'))
  folders.push(folder)
  return folder
}

async function start(folder = dataFolder, fsync = false) {
  const note = (message: string) => log.push(message)
  const database = await startEmbeddedDatabase({ name, dataFolder: folder, log: note, fsync })
  databases.push(database)
  return database
}

async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return String(rows[0]?.[0])
  } finally {
    await client.end()
  }
}

async function askUntilAnswered(url: string, sql: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(url, sql).catch(() => undefined)
    if (answer !== undefined) return answer
    await pause(50)
  }
  throw new Error(`no answer from ${url}; log: ${log.join('\n')}`)
}

/** Number of the server on the folder, as it writes it itself. */
async function serverNumber(folder = dataFolder): Promise<number> {
  const file = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
  return Number.parseInt(file, 10)
}

async function untilGone(pid: number): Promise<void> {
  for (let tries = 0; findProcess(pid); tries += 1) {
    assert.ok(tries < 500, `process ${pid} still lives`)
    await pause(20)
  }
}

/** What a process runs, as it was called. */
async function argumentsOf(pid: number): Promise<string> {
  return (await run('ps', ['-o', 'args=', '-p', String(pid)])).stdout
}

/** Another program: a process that starts the database and prints its address, or why not. */
function startElsewhere(folder: string): ChildProcess {
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))})
    const options = { name: '${name}', dataFolder: ${JSON.stringify(folder)}, fsync: false }
    const said = await startEmbeddedDatabase(options).then(({ url }) => url, (error) => error.code)
    process.stdout.write(said + '\\n')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function firstWords(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout!, 'data')
  return String(chunk).trim()
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await ask(first.url, 'CREATE TABLE kept (value text)')
  await ask(first.url, `INSERT INTO kept VALUES ('ção')`)
  await first.stop()
  const second = await start()
  assert.equal(await ask(second.url, 'SELECT value FROM kept'), 'ção')
  await second.stop()
  await second.stop()
})

test('the database is UTF-8, sorted by C.UTF-8, with checksums and in UTC', async () => {
  const { url } = await start()
  const settings = `current_setting('server_encoding'), datlocprovider, datlocale,
    current_setting('data_checksums'), current_setting('timezone'), current_user`
  const sql = `SELECT concat_ws(' ', ${settings}) FROM pg_database WHERE datname = '${name}'`
  assert.equal(await ask(url, sql), 'UTF8 b C.UTF-8 on UTC example')
})

test('nobody enters with a wrong password, and the right one is private', async () => {
  const { url } = await start()
  const wrong = url.replace(/:[0-9a-f]+@/, ':guess@')
  await assert.rejects(ask(wrong, 'SELECT 1'), { code: '28P01' })
  const { mode } = await stat(join(dataFolder, 'postgres', 'example.json'))
  assert.equal(mode & 0o777, 0o600)
})

test('a second program on the same folder is refused in words', async () => {
  const { url } = await start()
  await assert.rejects(start(), {
    code: 'folder-in-use',
    message: /^The data folder .* is already used by process \d+: stop that first$/,
  })
  const other = startElsewhere(dataFolder)
  assert.equal(await firstWords(other), 'folder-in-use')
  assert.equal(await ask(url, 'SELECT 1'), '1')
})

test('of two programs that start for the first time at the same moment one is refused', async () => {
  const folder = await newFolder()
  const both = [startElsewhere(folder), startElsewhere(folder)]
  const said = (await Promise.all(both.map(firstWords))).sort()
  assert.equal(said[0], 'folder-in-use')
  assert.match(said[1] ?? '', /^postgres:/)
})

test('a killed PostgreSQL comes back at the same address', async () => {
  const database = await start(dataFolder, true) // without syncing a kill may lose the last rows
  await ask(database.url, 'CREATE TABLE survivor AS SELECT 42 AS value')
  process.kill(await serverNumber(), 'SIGKILL')
  assert.equal(await askUntilAnswered(database.url, 'SELECT value FROM survivor'), '42')
  assert.ok(log.includes('PostgreSQL was ended by SIGKILL and is started again'))
})

test('a killed PostgreSQL does not wait for a session that is busy', async () => {
  const database = await start()
  const busy = ask(database.url, `SELECT sum(n) FROM generate_series(1, 1e10) n`)
  await Promise.all([
    assert.rejects(busy),
    pause(300).then(async () => process.kill(await serverNumber(), 'SIGKILL')),
  ])
  assert.equal(await askUntilAnswered(database.url, 'SELECT 1'), '1')
})

test('the database ends with its killed program, and the next start works', async () => {
  const program = startElsewhere(dataFolder)
  assert.match(await firstWords(program), /^postgres:/)
  const server = await serverNumber()
  await kill(program)
  await untilGone(server)
  const again = await start()
  assert.equal(await ask(again.url, 'SELECT 1'), '1')
})

test('a killed watchdog is replaced', async () => {
  await start()
  const killed = await watchdogNumber()
  process.kill(killed, 'SIGKILL')
  await untilGone(killed)
  await pause(50)
  assert.ok(findProcess(await watchdogNumber()))
})

/** The watchdog is our only child that is a shell. */
async function watchdogNumber(): Promise<number> {
  const { stdout } = await run('ps', ['-ww', '-A', '-o', 'pid=,ppid=,args='])
  const ours = stdout.split('\n').filter((line) => line.includes('example-watchdog'))
  const [pid] =
    ours
      .map((line) => line.trim().split(/\s+/))
      .find(([, parent]) => parent === String(process.pid)) ?? []
  return Number(pid)
}

test('stopping ends the server and leaves no process behind', async () => {
  const { stop } = await start()
  const server = await serverNumber()
  await stop()
  assert.equal(send(server, 0), 'gone')
})

test('a PostgreSQL left behind on the folder is stopped at the next start', async () => {
  const orphan = await launchOrphan()
  const { url } = await start()
  assert.equal(findProcess(orphan), undefined)
  assert.equal(await ask(url, 'SELECT 1'), '1')
})

async function launchOrphan(): Promise<number> {
  const home = await findHome(dataFolder, name, () => undefined)
  const { programs } = await findPrograms(findPackage(), home, () => undefined)
  const options = { cluster: home.cluster, port: 19_999, fsync: false }
  const orphan = spawn(join(programs, 'postgres'), postgresArguments(options), {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
    ...home.account.ids,
  })
  await pause(500)
  return orphan.pid ?? 0
}

test('a lock whose number another program or a zombie now bears does not block', async () => {
  const { ids } = accountFor(join(dataFolder, 'postgres'))
  const script = 'sleep 60 & echo $!; exec sleep 61' // sleep buries no child, as the shell before it would
  const bearer = spawn('/bin/sh', ['-c', script], { cwd: '/', stdio: 'pipe', ...ids })
  children.push(bearer)
  const zombie = Number(await firstWords(bearer))
  while (!(await argumentsOf(bearer.pid!)).startsWith('sleep')) await pause(20)
  process.kill(zombie, 'SIGKILL')
  await untilGone(zombie)
  assert.equal(send(zombie, 0), 'sent')
  for (const taken of [zombie, bearer.pid]) {
    const lines = [taken, join(dataFolder, 'postgres'), 1, 19_999, '', '127.0.0.1', '0 0', 'ready']
    await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`)
    const { stop } = await start()
    await stop()
  }
})

test('what a kill during the first start left behind does not hinder the next', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'postgres.new-0badc0de', 'base'), { recursive: true })
  await writeFile(join(folder, 'postgres.new-0badc0de', 'PG_VERSION'), '18\n')
  const first = startElsewhere(folder)
  await pause(300)
  await kill(first)
  const { url } = await start(folder)
  assert.equal(await ask(url, 'SELECT 1'), '1')
  assert.equal((await readdir(folder)).includes('postgres.new-0badc0de'), false)
})

test('a folder of another version of PostgreSQL is refused in words', async () => {
  const version = join(dataFolder, 'postgres', 'PG_VERSION')
  const ours = await readFile(version, 'utf8')
  await writeFile(version, '15\n')
  await assert.rejects(start(), {
    code: 'other-version',
    message: /made by PostgreSQL 15 and this program brings 18: start it with the release that/,
  })
  await writeFile(version, ours)
  await start()
})

test('a folder that we did not make is refused and left alone', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'thesis.txt'), 'chapter one')
  await assert.rejects(start(folder), { code: 'not-our-database', message: /move it away/ })
  assert.equal(await readFile(join(folder, 'postgres', 'thesis.txt'), 'utf8'), 'chapter one')
})

test('a closed folder above hinders nobody: root’s database lives elsewhere, linked', async () => {
  const folder = join(await newFolder(), 'inside')
  const { url, stop } = await start(folder)
  const home = dirname(await realpath(join(folder, 'postgres')))
  if (home !== folder) folders.push(home)
  assert.match(home, isRoot ? /^\/var\/lib\/example-\w+$/ : /inside$/)
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS value')
  await stop()
  const again = await start(folder)
  assert.equal(await ask(again.url, 'SELECT value FROM kept'), '42')
})

test('files that root brought back from a copy are given to who runs the database', async () => {
  if (isRoot) await run('chown', ['-R', '0:0', join(dataFolder, 'postgres')])
  const { url } = await start()
  assert.equal(await ask(url, 'SELECT 1'), '1')
})

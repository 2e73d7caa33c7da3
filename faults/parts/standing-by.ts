import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildNetwork, type Machine, type Network } from './machines.ts'
import { findPrograms, idsOf } from './postgres.ts'
import { fileOf, readPublished } from './published.ts'

/** Three machines with etcd, Patroni and PostgreSQL each, made by the files of ops/. */
export interface StandingBy extends Network {
  folder: string
  /** Starts what runs on a machine, which holds what it held. */
  start(machine: Machine): void
  /** The machine that may write now; undefined where none says that it may. */
  findPrimary(): Promise<Machine | undefined>
  /** Waits until one writes and the others follow it in step; throws when that never comes. */
  untilWhole(): Promise<Machine>
}

interface Member {
  name: string
  role: string
  state: string
  timeline?: number
  lag?: number | string
}

const patienceMs = 180_000
const names = ['db1', 'db2', 'db3']

/** Builds and starts them, with an empty database `podium` whose owner is of that name. */
export async function startStandingBy(): Promise<StandingBy> {
  const owner = await idsOf('postgres')
  const programs = await findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'podium-failover-'))
  await chown(folder, owner.uid, owner.gid)
  const network = await buildNetwork(names, owner)
  for (const machine of network.machines) {
    const home = join(folder, machine.name)
    await mkdir(home)
    await chown(home, owner.uid, owner.gid)
    for (const [name, text] of await filesOf(machine, { home, programs, prefix: network.prefix }))
      await writeFile(join(home, name), text)
  }
  const start = ({ name, start: run }: Machine) => {
    const home = join(folder, name)
    run(['etcd', `--config-file=${home}/etcd.yml`], join(home, 'etcd.log'))
    run(['patroni', `${home}/patroni.yml`], join(home, 'patroni.log'))
  }
  network.machines.forEach(start)
  const findPrimary = () => findPrimaryOf(network.machines)
  const untilWhole = () => waitUntilWhole(network.machines, folder)
  const remove = async () => {
    await network.remove()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  await openDatabase(await untilWhole())
  return { ...network, folder, start, findPrimary, untilWhole, remove }
}

/** The published files, with the machine's address and folders that a test may write to. */
async function filesOf(
  machine: Machine,
  { home, programs, prefix }: { home: string; programs: string; prefix: string },
): Promise<[string, string][]> {
  const { name, address } = machine
  const [etcd, patroni] = await Promise.all(['etcd.yml', 'patroni.yml'].map(readPublished))
  const foldersOf = (text = '') =>
    fileOf(text, { name, address, prefix })
      .replace(/^data-dir: .*/m, `data-dir: ${home}/etcd`)
      .replace(/data_dir: .*/, `data_dir: ${home}/postgres`)
      .replace(/bin_dir: .*/, `bin_dir: ${programs}`)
      .replace(/pgpass: .*/, `pgpass: ${home}/pgpass`)
      .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${home}`)
  return [
    ['etcd.yml', foldersOf(etcd)],
    ['patroni.yml', foldersOf(patroni)],
  ]
}

async function openDatabase({ address }: Machine): Promise<void> {
  const password = /superuser: .*password: ([\w-]+)/.exec(await readPublished('patroni.yml'))?.[1]
  const url = `postgresql://postgres:${password}@${address}:5432/postgres`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create role podium login password '${podiumPassword}'`)
  await client.query('create database podium owner podium')
  await client.end()
}

/** Of the user `podium` in the database of a test. */
export const podiumPassword = 'a-password-of-podium'

async function findPrimaryOf(machines: Machine[]): Promise<Machine | undefined> {
  for (const machine of machines) if ((await ask(machine, '/primary')) !== undefined) return machine
  return undefined
}

async function waitUntilWhole(machines: Machine[], folder: string): Promise<Machine> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const primary = await findPrimaryOf(machines)
    if (primary && (await isWhole(primary, machines.length))) return primary
    await pause(250)
  }
  throw new Error(`The machines did not find together; what they said is in ${folder}.`)
}

async function isWhole(primary: Machine, most: number): Promise<boolean> {
  const { members = [] } = (await ask(primary, '/cluster')) ?? {}
  const followers = members.filter(({ role }) => role !== 'leader')
  const timeline = members.find(({ role }) => role === 'leader')?.timeline
  return (
    members.length === most &&
    followers.length === most - 1 &&
    followers.every((one) => one.timeline === timeline && Number(one.lag) === 0) &&
    followers.every(({ role }) => role === 'sync_standby')
  )
}

/** What Patroni on a machine says; undefined where it says no, or nothing. */
async function ask(
  { address }: Machine,
  path: string,
): Promise<{ members?: Member[] } | undefined> {
  const signal = AbortSignal.timeout(2000)
  const answer = await fetch(`http://${address}:8008${path}`, { signal }).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as { members?: Member[] }) : undefined
}

import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findFreePort } from '@podium/embedded-postgres'
import { acceptSupport } from '@podium/contract/support'
import { buildPackages } from '../../../../tools/client-package.ts'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, giveCredits } from '../supporting.ts'
import { makeToken } from '../tokens.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const examples = join(root, 'packages/client/examples')
const podium = usePodium()
let url = ''
let [ines, marta]: Person[] = []
/** An athlete whom Marta supports already. */
let supported = 0
before(async () => {
  url = await podium().app.listen({ port: 0, host: '127.0.0.1' })
  ines = await openMember(podium(), 'ATHLETE', { modality: 'TENNIS' })
  marta = await openMember(podium(), 'FAN', { name: 'Marta', lastName: 'Nóbrega' })
  for (const person of [ines, marta]) await signIn(person)
  await giveCredits(podium(), marta, 500)
  const rui = await openMember(podium(), 'ATHLETE', { modality: 'TENNIS' })
  await signIn(rui)
  const { id } = await askForSupport(marta, rui, 50)
  await rui.call(acceptSupport, { params: { id } })
  supported = rui.id
})

/** Runs an example as whoever has copied it: in a process of its own, against a listening server. */
async function runExample(file: string, given: string[], env: Record<string, string> = {}) {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [file, ...given], {
    env: { PODIUM_URL: url, ...env },
  })
  return stdout
}

test('the examples of the client do what they say: requests are accepted, supporters listed', async () => {
  assert.ok(ines && marta)
  await askForSupport(marta, ines, 50)
  const { token } = await makeToken(ines, ['SUPPORT'])
  const requests = join(examples, 'requests.ts')
  const env = { PODIUM_TOKEN: token }
  assert.equal(await runExample(requests, [], env), 'Marta Nóbrega: 50 credits\n')
  assert.equal(
    await runExample(requests, ['--accept'], env),
    'Marta Nóbrega: 50 credits\naccepted\n',
  )
  assert.equal(await runExample(requests, ['--accept'], env), '')
  // Who supports an athlete is asked without a token.
  const said = await runExample(join(examples, 'supporters.ts'), [String(ines.id)])
  assert.equal(said, 'Marta Nóbrega (fan)\n')
  const bare = await makeToken(ines, ['MONEY_READ'])
  await assert.rejects(runExample(requests, [], { PODIUM_TOKEN: bare.token }), /scopeMissing/)
})

test('the client works where it is installed as a package, outside of this project', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-client-'))
  try {
    const modules = join(folder, 'node_modules')
    await mkdir(join(modules, '@podium'), { recursive: true })
    for (const built of await buildPackages(join(folder, 'built'))) {
      await symlink(built, join(modules, '@podium', built.split('/').at(-1) ?? ''))
    }
    // What npm would bring with them.
    for (const needed of ['zod', '@zxcvbn-ts']) {
      for (const place of [modules, join(folder, 'built/node_modules')]) {
        await mkdir(place, { recursive: true })
        await symlink(join(root, 'node_modules', needed), join(place, needed))
      }
    }
    await symlink(join(modules, '@podium'), join(folder, 'built/node_modules/@podium'))
    await cp(join(examples, 'supporters.ts'), join(folder, 'supporters.mts'))
    const said = await runExample(join(folder, 'supporters.mts'), [String(supported)])
    assert.equal(said, 'Marta Nóbrega (fan)\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the example of a webhook believes only what is signed', async () => {
  const [secret, port] = ['whsec_2', await findFreePort()]
  const child = spawn(process.execPath, [join(examples, 'webhook.ts')], {
    env: { PODIUM_WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await said(child, 'listening')
    const at = Math.floor(Date.now() / 1000)
    const body = JSON.stringify({ id: 7, type: 'order.placed', at: new Date(), data: {} })
    const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const send = (text: string) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: { 'podium-signature': `t=${at},v1=${v1}` },
        body: text,
      })
    const hears = said(child, 'order.placed 7')
    assert.equal((await send(body)).status, 204)
    await hears
    assert.equal((await send(`${body} `)).status, 400)
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})

/** Waits until a program has written a text. */
async function said({ stdout }: ChildProcess, text: string): Promise<void> {
  let all = ''
  while (stdout && !all.includes(text)) all += String((await once(stdout, 'data'))[0])
}

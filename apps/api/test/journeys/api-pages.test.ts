import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { findFreePort } from '@podium/embedded-postgres'
import { acceptSupport } from '@podium/contract/support'
import { createWebhook, testWebhook } from '@podium/contract/webhooks'
import { openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, giveCredits } from '../supporting.ts'
import { waitFor } from '../wait.ts'

// What a stranger does who has the API pages and an empty folder.

const podium = usePodium({ localEndpoints: true })
let folder = ''
let port = 0
let [ines, marta]: Person[] = []
before(async () => {
  const url = await podium().app.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'podium-stranger-'))
  port = await findFreePort()
  const { info } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    info: { description: string }
  }
  const scripts = [...info.description.matchAll(/`(\w+\.mjs)`[^`]*```js\n([^]*?)```/g)]
  for (const [, name = '', script = ''] of scripts) {
    const here = script.replaceAll('http://podium.test', url).replaceAll('8080', String(port))
    await writeFile(join(folder, name), here)
  }
  ines = await openMember(podium(), 'ATHLETE', { name: 'Inês', modality: 'TENNIS' })
  marta = await openMember(podium(), 'FAN', { name: 'Marta', lastName: 'Nóbrega' })
  for (const person of [ines, marta]) await signIn(person)
  await giveCredits(podium(), marta, 500)
})
after(() => rm(folder, { recursive: true, force: true }))

async function supportersOf(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['supporters.mjs', name], {
    cwd: folder,
  })
  return stdout
}

test('the script of the API pages lists the supporters of an athlete', async () => {
  assert.ok(ines && marta)
  assert.match(await supportersOf('Inês'), /^Inês .+ is supported by\n- nobody yet\n$/)
  const { id } = await askForSupport(marta, ines, 50)
  await ines.call(acceptSupport, { params: { id } })
  assert.match(await supportersOf('Inês'), /is supported by\n- Marta Nóbrega \(fan\)\n$/)
  await assert.rejects(supportersOf('Xyzzy'), /Nobody is called Xyzzy/)
})

test('the receiver of the API pages takes what Podium tells it, and nothing else', async () => {
  assert.ok(ines && marta)
  const address = `http://localhost:${port}`
  const told = { url: address, events: ['support.requested' as const] }
  const { id, secret } = await ines.call(createWebhook, { body: told })
  const receiver = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { PODIUM_WEBHOOK_SECRET: secret ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  receiver.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const prints = (text: string) =>
    waitFor(
      () => printed.includes(text),
      () => printed,
    )
  try {
    await prints('waiting on port')
    await ines.call(testWebhook, { params: { id } })
    await prints('ping {}')
    const asked = await askForSupport(marta, ines, 100)
    await prints(`support.requested`)
    await prints(`id: ${asked.id}`)
    const forged = await fetch(address, { method: 'POST', body: '{}' })
    assert.equal(forged.status, 400)
  } finally {
    receiver.kill()
    await once(receiver, 'exit')
  }
})

import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { buildPackages } from '../../../tools/client-package.ts'
import { root } from '../../../tools/run.ts'
import { expect } from './fixtures.ts'
import { withOwnPodium } from './own-podium.ts'
import { callAs, requestSupport } from './supporting.ts'

/** What the page does with the client; its answer is what the test looks at. */
const program = `
import { createClient, Refusal, Unreachable, verifyWebhook } from '@podium/client'
import { downloadMediaKit } from '@podium/contract/media-kit'
import { acceptSupport, listMySupporters, listSupporterBadges } from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'

const refusalOf = (promise) => promise.then(() => 'none', (error) =>
  error instanceof Refusal ? error.names.join() : error.name)

globalThis.useClient = async ({ url, token, athlete, webhook }) => {
  const podium = createClient({ url, token })
  const waiting = []
  for await (const { id } of podium.each(listMySupporters, { query: { _limit: 1 } })) waiting.push(id)
  await podium.call(acceptSupport, { params: { id: waiting[0] } })
  const badges = await createClient({ url }).call(listSupporterBadges, { params: { id: athlete } })
  const kit = await podium.call(downloadMediaKit, { params: { id: athlete } })
  const event = await verifyWebhook(webhook.secret, { 'podium-signature': webhook.signature }, webhook.body)
  const forged = verifyWebhook(webhook.secret, { 'podium-signature': webhook.signature }, webhook.body + ' ')
  return {
    waiting: waiting.length,
    supporters: badges.list.map(({ name }) => name),
    total: badges.total,
    kit: [kit.name, kit.content.type],
    event: [event.id, event.type],
    forged: await refusalOf(forged),
    wallet: await refusalOf(podium.call(getWallet)),
  }
}`

const html = '<link rel="icon" href="data:,"><script type="module" src="/page.js"></script>'
let script = ''
/** A site of somebody else's, on this machine. */
const site = createServer((request, response) => {
  const isScript = request.url === '/page.js'
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? script : html)
}).listen(0, 'localhost')
await once(site, 'listening')
const origin = `http://localhost:${(site.address() as AddressInfo).port}`

const test = withOwnPodium(() => ({ CORS_ORIGINS: origin }))
test.use({ expectedStatuses: [403] })
test.afterAll(() => void site.close())

/** The packages of the client as they are given away, bundled with what the page does. */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-page-'))
  try {
    const [contract = '', client = ''] = await buildPackages(join(folder, 'packages'))
    // What npm would bring with them.
    await mkdir(join(folder, 'node_modules'))
    for (const needed of ['zod', '@zxcvbn-ts']) {
      await symlink(join(root, 'node_modules', needed), join(folder, 'node_modules', needed))
    }
    const entry = join(folder, 'page.js')
    await writeFile(entry, program)
    const built = await build({
      ...{ root: folder, configFile: false, logLevel: 'error' },
      resolve: {
        alias: [
          { find: '@podium/client', replacement: join(client, 'dist/index.js') },
          { find: /^@podium\/contract\/(.*)$/, replacement: join(contract, 'dist/$1.js') },
        ],
      },
      build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
    })
    const [made] = [built].flat()
    return made && 'output' in made ? made.output[0].code : ''
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the client works in a page of another site: it lists, acts, takes files, is refused, and believes what is signed', async ({
  page,
  people,
  request,
  baseURL,
}) => {
  script = await bundle()
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  for (const name of ['Marta', 'Rui']) {
    const fan = await people.createMember('FAN', { name, lastName: 'Reis' })
    await people.giveCredits(fan, 50)
    await requestSupport(request, fan, { athlete, credits: 50 })
  }
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const made = { name: 'Club page', scopes: ['SUPPORT'], expiresAt }
  const making: [string, string, object] = ['POST', '/users/me/tokens', made]
  const { token } = await callAs<{ token: string }>(request, athlete, making)
  const seconds = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({ id: 7, type: 'ping', at: new Date(), data: {} })
  const v1 = createHmac('sha256', 'whsec_1').update(`${seconds}.${body}`).digest('hex')
  const webhook = { secret: 'whsec_1', signature: `t=${seconds},v1=${v1}`, body }

  await page.goto(origin)
  const done = await page.evaluate(
    (given) =>
      (globalThis as unknown as { useClient: (given: object) => Promise<object> }).useClient(given),
    { url: baseURL, token, athlete: athlete.id, webhook },
  )
  expect(done).toEqual({
    waiting: 2,
    supporters: [expect.stringMatching(/^(Marta|Rui) Reis$/)],
    total: 1,
    kit: [expect.stringMatching(/\.pdf$/), 'application/pdf'],
    event: [7, 'ping'],
    forged: 'InvalidSignature',
    wallet: 'scopeMissing',
  })
})

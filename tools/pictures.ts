// npm run docs:pictures [-- ADDRESS]: takes the pictures of the README from a running Podium with
// its demo community, by default the one at http://localhost:3000.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageTable } from '@podium/contract/locale'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { openBrowser, signIn } from './demo-browser.ts'
import { root } from './run.ts'

interface Picture {
  name: string
  path: string
  phone?: boolean
  dark?: boolean
  language?: 'en' | 'pt'
  /** Whose eyes: an address of the demo's cast, signed in; what they see is in their language. */
  as?: string
  /** What is pressed before, by its name in either language. */
  press?: RegExp
}

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const athlete = await findAthlete('Yara')
const marta = 'marta@podium.example'
const pictures: Picture[] = [
  { name: 'landing', path: '/' },
  { name: 'network', path: '/rede-podium', dark: true, language: 'pt' },
  { name: 'landing-phone', path: '/', phone: true, dark: true, language: 'pt' },
  { name: 'athlete-phone', path: athlete, phone: true },
  {
    name: 'support-phone',
    path: athlete,
    phone: true,
    as: marta,
    press: /^(Support|Apoiar)$/,
    dark: true,
  },
  { name: 'store-phone', path: '/market/credits', phone: true, language: 'pt' },
]

const mostBytes = 200_000
const folder = join(root, 'docs/pictures')
await mkdir(folder, { recursive: true })
const browser = await openBrowser()
try {
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
}

async function findAthlete(name: string): Promise<string> {
  const url = new URL('/api/users', address)
  url.search = String(new URLSearchParams({ q: name, type: 'ATHLETE' }))
  const [found] = (await (await fetch(url)).json()) as { id: number }[]
  if (!found) throw new Error(`There is no ${name} at ${address}: is it the demo community?`)
  return `/athlete/${found.id}`
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: picture.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    // Phones are shown small, beside each other.
    deviceScaleFactor: picture.phone ? 2 : 1,
    reducedMotion: 'reduce',
    colorScheme: picture.dark ? 'dark' : 'light',
    locale: languageTable[picture.language ?? 'en'].locale,
  })
  const page = await context.newPage()
  if (picture.as) await signIn(page, picture.as)
  await page.goto(picture.path, { waitUntil: 'networkidle' })
  if (picture.press) {
    await page.getByRole('button', { name: picture.press }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
  }
  const drawn = await page.screenshot({ animations: 'disabled' })
  await keep(picture.name, drawn)
  await context.close()
}

/** As WebP; whoever reads the README loads all of them. */
async function keep(name: string, drawn: Buffer): Promise<void> {
  const picture = await sharp(drawn).webp({ quality: 82, smartSubsample: true }).toBuffer()
  if (picture.length > mostBytes) throw new Error(`${name} has ${picture.length} bytes`)
  await writeFile(join(folder, `${name}.webp`), picture)
}

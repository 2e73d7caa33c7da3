import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './run.ts'

/** A small thing that one file does for all, and what a copy of it looks like. */
interface Once {
  home: string
  copy: RegExp
  copies: string[]
  others?: string[]
  /** Files that do it as well, each with the reason. */
  exempt?: Record<string, string>
}

const things: Record<string, Once> = {
  'a first and a last name together': {
    home: 'packages/contract/src/person-name.ts',
    copy: /name\b[^`\n]{0,9}\} \$\{[^}]*last_?name\b|\[[^\]]*name, [^\]]*last_?name\b[^\]]*\]\.(?:filter|join)/i,
    copies: [
      '`${name} ${lastName}`.trim()',
      "`${actor?.name ?? ''} ${actor?.lastName ?? ''}`",
      '`${person.name} ${person.last_name}`',
      "[account?.name, account?.last_name].filter(Boolean).join(' ')",
    ],
    others: ["['name', 'last_name'] as const"],
  },
  'the locale of a language': {
    home: 'packages/contract/src/locale.ts',
    copy: /'(?:en-(?:GB|IE)|pt-PT)'/,
    copies: ["language === 'pt' ? 'pt-PT' : 'en-GB'"],
    exempt: {
      'apps/web/src/shared/human-check/outsideWidget.ts': 'other services have codes of their own',
    },
  },
  'a formatter of numbers or moments': {
    home: 'packages/phrases/src/format.ts',
    copy: /new Intl\.(?:NumberFormat|DateTimeFormat)\b/,
    copies: ["new Intl.NumberFormat('en')"],
    exempt: {
      'packages/contract/src/calendar.ts': 'days in ISO form, in no language',
      'apps/web/src/ui/fields/Calendar.tsx': 'the tool box knows no language of ours',
      'apps/web/src/app/installable/lastSeen.ts': 'in the time of the device',
      'apps/api/src/platform/mail/mailbox-page.ts': 'in the time of the machine',
    },
  },
  'credits in the singular and plural': {
    home: 'packages/phrases/src/format.ts',
    copy: /'1 cr[eé]dito?' :|counted\('cr[eé]dito?'/,
    copies: [
      "credits === '1' ? '1 credit' : `${credits} credits`",
      "counted('crédito', 'créditos')",
    ],
  },
}

async function filesWith(copy: RegExp): Promise<string[]> {
  const places = ['apps/*/src', 'packages/*/src', 'tools'].map((place) => `${place}/**/*.{ts,tsx}`)
  const found: string[] = []
  for await (const file of glob(places, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue
    if (copy.test(await readFile(join(root, file), 'utf8'))) found.push(file)
  }
  return found
}

for (const [thing, { home, copy, copies, others = [], exempt = {} }] of Object.entries(things)) {
  test(`${thing}: a copy is found`, () => {
    for (const code of copies) assert.match(code, copy)
    for (const code of others) assert.doesNotMatch(code, copy)
  })

  test(`${thing}: ${home} alone has it`, async () => {
    const found = await filesWith(copy)
    assert.deepEqual(found.toSorted(), [home, ...Object.keys(exempt)].toSorted())
  })
}

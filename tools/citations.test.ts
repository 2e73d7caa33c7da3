import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './run.ts'

const rule = '[a-z]+(?:-[a-z]+)*\\.[a-z]+(?:-[a-z]+)*'

/** The rules of `docs/product.md`, each under its name as a heading. */
async function readRules(): Promise<string[]> {
  const text = await readFile(join(root, 'docs/product.md'), 'utf8')
  return [...text.matchAll(new RegExp(`^### \`(${rule}|[a-z-]+)\`$`, 'gm'))].map(
    ([, name]) => name!,
  )
}

const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path)

/** Every comment and test title, with its file, in which a rule may be cited. */
async function* comments(): AsyncGenerator<{ file: string; text: string }> {
  const places = ['apps', 'packages', 'tools', 'bench', 'faults'].map(
    (place) => `${place}/**/*.{ts,tsx,sql,css}`,
  )
  for await (const file of glob(places, { cwd: root, exclude })) {
    const text = await readFile(join(root, file), 'utf8')
    yield { file, text: text.match(/\/\*[^]*?\*\/|\/\/.*|^\s*--.*$/gm)?.join('\n') ?? '' }
  }
}

const marked = new RegExp(`\`(${rule})\``, 'g')

/** Names of files, fields and settings look alike; a rule begins as one of ours does. */
function citedIn(text: string, rules: string[]): string[] {
  const beginnings = new Set(rules.map((name) => name.split('.')[0]))
  const isFile = (name: string) => /\.(?:ts|tsx|sql|md|json|css|svg|pdf|csv|exe)$/.test(name)
  return [...text.matchAll(marked)]
    .map(([, name]) => name!)
    .filter((name) => beginnings.has(name.split('.')[0]!) && !isFile(name))
}

test('every rule that a comment cites is a heading of docs/product.md', async () => {
  const rules = await readRules()
  assert.ok(rules.length > 60)
  assert.equal(new Set(rules).size, rules.length, 'a rule stands twice')
  const missing: string[] = []
  for await (const { file, text } of comments()) {
    const unknown = citedIn(text, rules).filter((name) => !rules.includes(name))
    missing.push(...unknown.map((name) => `${file}: ${name}`))
  }
  assert.deepEqual(missing, [])
})

test('every rule of docs/product.md is cited where it is kept', async () => {
  const cited = new Set<string>()
  const rules = await readRules()
  for await (const { text } of comments()) {
    for (const name of rules) if (new RegExp(`[\`(]${name}[\`)]`).test(text)) cited.add(name)
  }
  assert.deepEqual(
    rules.filter((name) => !cited.has(name)),
    [],
  )
})

test('a comment tells its reason: it cites no decision by number, nor a text from elsewhere', async () => {
  const found: string[] = []
  const byNumber =
    /\bP\d{1,2}\b|([Ss]pecification|[Dd]ecisions?) \d|\bcodes? (?!1\b)\d{1,3}\b|\(0\d{3}\)/g
  for await (const { file, text } of comments()) {
    const strange = text.match(byNumber) ?? []
    found.push(...strange.map((words) => `${file}: ${words}`))
  }
  assert.deepEqual(found, [])
})

/** A page of the documentation, and what it says. */
async function pages(): Promise<{ page: string; text: string }[]> {
  const found = globSync(['README.md', 'docs/**/*.md', '{apps,packages}/**/README.md'], {
    cwd: root,
    exclude,
  })
  return Promise.all(
    found.map(async (page) => ({ page, text: await readFile(join(root, page), 'utf8') })),
  )
}

test('every file that a page names is there', async () => {
  const sources = ['apps', 'packages', 'tools', 'bench', 'faults', 'docs'].map(
    (place) => `${place}/**/*`,
  )
  const files = globSync(sources, { cwd: root, exclude })
  const paths = files.map((file) => `/${file}`)
  const missing = (await pages()).flatMap(({ page, text }) =>
    Array.from(text.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|css))`/g), ([, path]) => path!)
      .filter((path) => !paths.some((known) => known.endsWith(`/${path.replace(/^[./]+/, '')}`)))
      .map((path) => `${page}: ${path}`),
  )
  assert.deepEqual(missing, [])
})

test('every decision that a page cites is there', async () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root })
  const there = new Set(decisions.map((file) => Number(/(\d{4})-/.exec(file)?.[1])))
  const missing: string[] = []
  for (const { page, text } of await pages()) {
    const cited = text.matchAll(/\b[Dd]ecisions? (\d{1,4})\b|(?<=[( ])(0\d{3})(?=[),])/g)
    for (const [, number, short] of cited) {
      if (!there.has(Number(number ?? short))) missing.push(`${page}: ${number ?? short}`)
    }
  }
  assert.deepEqual(missing, [])
})

test('every command that a page names is one of npm', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const missing = (await pages()).flatMap(({ page, text }) =>
    Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, name]) => name!)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: npm run ${name}`),
  )
  assert.deepEqual(missing, [])
})

test('decisions name what the server refuses, and are found under their title', async () => {
  for (const { page, text } of await pages()) {
    if (!page.startsWith('docs/decisions/')) continue
    assert.doesNotMatch(text, /\b[Cc]odes? \d{1,3}\b/, page)
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    assert.ok(title, `${page} begins with its number and title`)
    assert.equal(page.slice('docs/decisions/'.length, -3).split('-')[0], number?.padStart(4, '0'))
  }
})

import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'

/** A text that people read, and where it stands. */
interface Text {
  at: string
  text: string
}

interface Both {
  en: unknown
  pt: unknown
}

type Phrase = (...parameters: unknown[]) => unknown

/** Brazilian words and spellings; each is matched as whole words, in any case. */
const brazilian = [
  'usuári[oa]s?|senhas?|arquivos?|telas?|celular(es)?',
  'cadastr\\p{L}*|gerenci\\p{L}*|delet\\p{L}*|planej\\p{L}*|registr\\p{L}*|contat\\p{L}*',
  'compartilh\\p{L}*|acess(ar|a|e|ou)|salv(ar|a|e|ou)|post(ar|agens?|ou)|log(ar|ou)|curtidas?',
  'você|vocês|(?<!toda )a gente|pra|pro|times?|torced\\p{L}*|gols?|goleir\\p{L}*',
  'fatos?|equipes?|esport(es?|iv\\p{L}*|istas?)|ônibus|trens?|caminh(ão|ões)|bilh(ão|ões)',
  'aplicativos?|mídias?|mouse|rastreamentos?|sobrenomes?|cep|cpf|parabeniz\\p{L}*|sediar',
  'dezesseis|dezessete|dezenove|e-mails?|fãs?|baixar o (arquivo|ficheiro)',
  // Before a nasal, Portugal opens these vowels: económico, género, prémio.
  '(?!fêmea)\\p{L}*[êô][mn][aeiou]\\p{L}*',
]

/** "está fazendo": in Portugal, "está a fazer". */
const progressive =
  '(est(á|ás|ão|amos|ou|ava|avas|avam|eja|ejam|iver|ar)|fica[ms]?|continu[ao][ms]?) ' +
  '(?!quando|segundo|lindo)\\p{L}+[aei]ndo'

/** Spellings from before the agreement of 1990, which we write by. */
const oldSpellings = [
  '(acç|reacç|direcç|correcç|protecç|selecç|colecç)\\p{L}*',
  '(activ|actual|direct|project|object|efectiv|respectiv|óptim|baptiz|electr)\\p{L}*',
]

/** English words that are none in Portuguese. */
const english = [
  'the|and|of|with|your|you|yours|my|their|they|is|are|this|that|these|from|have|has|not|was',
  'were|will|would|can|cannot|must|please|if|it|its|we|our|us|at|by|or|but|on|in|to|an|be|been',
  'when|what|who|where|how|all|more|less|new|now|here|there|yes|only|after|before|until|each',
  'save|edit|sign|close|open|show|hide|send|sent|back|next|add|change|choose|answer|buy|sold',
  'password|settings|users?|support(er|ers|ed|s)?|sponsors?|athletes?|fans?|managers?|orders?',
  'payments?|wallet|credits?|page|pages|loading|upload|download|files?|account|profiles?|search',
  'teams?|coach|feedback|links?|click|mails?|login|logout|dashboard|reports?|messages?|follow',
  'score|ranking|shop|store|checkout|terms|name|day|days|month|months|year|years|nothing',
]

/** Orders given to a stranger, where a text begins: we say "escolhe", not "escolha". */
const formalOrders = [
  'aceda|adicione|aguarde|apoie|carregue|clique|compre|confira|confirme|consulte|contacte',
  'convide|copie|crie|descubra|descarregue|desligue|diga|digite|edite|elimine|encontre|envie',
  'escolha|escreva|espere|explore|faça|guarde|indique|inicie|insira|introduza|leia|ligue|mude',
  'partilhe|peça|preencha|procure|publique|recarregue|registe|responda|selecione|siga|tente',
  'termine|use|utilize|veja|verifique|volte',
]
const formal = [
  `(?<=^|[.!?:;] |, | e | ou )(${formalOrders.join('|')})(-\\p{L}+)?`,
  '(o senhor|a senhora|vossa excelência|v\\. ex\\.ª)',
  // A clitic does not begin a sentence in Portugal.
  '(?<=^|[.!?:] )(me|te|lhe) \\p{L}+',
]

/** Whose the "seu" is: it may speak of somebody else, never to the reader. */
const theirs = /\b(?:pessoas?|quem|atletas?|testes|patrocinador|cada|algu[ée]m|ninguém|Podium)\b/iu

const words = (patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\d-])(${patterns.join('|')})(?![\\p{L}\\d])`, 'giu')

const folders = { phrases: import.meta.dirname, root: join(import.meta.dirname, '../../..') }
const values = ['Inês', '1', '7', 0, 1, 7, true, '']
const unsayable: string[] = []
const texts: Text[] = []
const pairs: { at: string; en: string; pt: string }[] = []

before(async () => {
  for await (const file of glob('*.ts', { cwd: folders.phrases })) {
    if (!file.endsWith('.test.ts')) await readDictionaries(file)
  }
  texts.push(...pairs.map(({ at, pt }) => ({ at, text: pt })))
  await readLegalTexts()
})

async function readDictionaries(file: string): Promise<void> {
  const module = (await import(join(folders.phrases, file))) as Record<string, unknown>
  for (const [name, value] of Object.entries(module)) {
    if (isBoth(value)) walk(`${file} ${name}`, value)
  }
}

const isBoth = (value: unknown): value is Both =>
  typeof value === 'object' && value !== null && 'en' in value && 'pt' in value

function walk(at: string, { en, pt }: Both): void {
  if (typeof en === 'string' && typeof pt === 'string') pairs.push({ at, en, pt })
  else if (typeof en === 'function') sayBoth(at, en as Phrase, pt as Phrase)
  else if (typeof en === 'object' && en !== null) {
    for (const [key, value] of Object.entries(en)) {
      walk(`${at}.${key}`, { en: value, pt: (pt as Record<string, unknown>)[key] })
    }
  }
}

/** A phrase with gaps, said with names, figures, and records that have one of these everywhere. */
function sayBoth(at: string, en: Phrase, pt: Phrase): void {
  const said = waysToCall(Math.max(en.length, pt.length)).flatMap((parameters) => {
    const both = [say(en, parameters), say(pt, parameters)]
    return both[0] !== undefined && both[1] !== undefined ? [{ at, en: both[0], pt: both[1] }] : []
  })
  if (said.length === 0) unsayable.push(at)
  pairs.push(...said)
}

function waysToCall(count: number): unknown[][] {
  return values.flatMap((value) => {
    const everywhere = new Proxy({}, { get: () => value })
    return Array.from({ length: 2 ** count }, (_, way) =>
      Array.from({ length: count }, (_gap, gap) => ((way >> gap) & 1 ? everywhere : value)),
    )
  })
}

/** What a phrase says, or undefined where it does not take these. */
function say(phrase: Phrase, parameters: unknown[]): string | undefined {
  try {
    const said: unknown = phrase(...parameters)
    return typeof said === 'string' && !/undefined|\[object/.test(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** Without the addresses of links, the names of cookies, and what is filled in. */
async function readLegalTexts(): Promise<void> {
  for await (const file of glob('apps/api/**/documents/*.pt.md', { cwd: folders.root })) {
    const lines = (await readFile(join(folders.root, file), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) {
      const text = line
        .replaceAll(/\]\([^)]*\)|\{\{\w+\}\}|\*\*podium_\w+\*\*|`[^`]*`/g, ' ')
        .trim()
      texts.push({ at: `${file}:${index + 1}`, text })
    }
  }
}

/** Offered in Portuguese to whoever reads English. */
const forTheOther = 'shell.ts shellPhrases.bar.language'

function findings(patterns: string[], within = texts): string[] {
  const found = within
    .filter(({ at }) => at !== forTheOther)
    .flatMap(({ at, text }) =>
      [...text.matchAll(words(patterns))].map(([word]) => `${at}: “${word}” in “${text}”`),
    )
  return [...new Set(found)]
}

test('every phrase was read', () => {
  assert.deepEqual(unsayable, [])
  assert.ok(pairs.length > 1500, `${pairs.length} phrases`)
  assert.ok(texts.length > pairs.length + 200, 'and the legal texts')
})

test('nothing is Brazilian', () => {
  assert.deepEqual(findings(brazilian), [])
  assert.deepEqual(findings([progressive]), [])
})

test('the spelling is that of the agreement of 1990', () => {
  assert.deepEqual(findings(oldSpellings), [])
})

test('no English is left over in Portuguese', () => {
  assert.deepEqual(findings(english), [])
  const untranslated = pairs.filter(({ en, pt }) => en === pt && wordCount(en) > 3)
  assert.deepEqual(untranslated, [])
})

const wordCount = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

test('Portuguese quotes with « », as in Portugal', () => {
  assert.deepEqual(
    pairs.filter(({ pt }) => /[“”]/.test(pt)),
    [],
  )
})

test('what a text quotes of another screen is called so there', () => {
  const [en, pt] = [new Set(pairs.map((pair) => pair.en)), new Set(pairs.map((pair) => pair.pt))]
  const lost = pairs.flatMap((pair) => [
    ...namesQuotedIn(pair.en, '“”').filter((name) => !en.has(name)),
    ...namesQuotedIn(pair.pt, '«»').filter((name) => !pt.has(name)),
  ])
  assert.deepEqual([...new Set(lost)], [])
})

/** What is quoted and on no screen of ours: other programs' names, law and terms, a buyer's declaration. */
const elsewhere =
  /^(?:Add to Home Screen|Adicionar ao ecrã principal|(?:Law|Lei|Terms|Termos)\b.*\d|(?:I withdraw|Desisto)\b.*)/

/** The names in quotation marks, which begin with a capital; nothing that was filled in. */
function namesQuotedIn(text: string, [open, close]: string): string[] {
  return [...text.matchAll(new RegExp(`${open}(\\p{Lu}[^${open}${close}]*)${close}`, 'gu'))]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'Inês' && !elsewhere.test(name))
}

test('people are addressed as tu', () => {
  assert.deepEqual(findings(formal), [])
  const toTheReader = pairs.filter(({ pt }) => /\b(?:seus?|suas?)\b/iu.test(pt) && !theirs.test(pt))
  assert.deepEqual(toTheReader, [])
})

const wrong: [patterns: string[], text: string][] = [
  [brazilian, 'A sua equipe'],
  [brazilian, 'Um prêmio econômico'],
  [brazilian, 'Gerenciar o cadastro'],
  [brazilian, 'Hoje a gente treina'],
  [[progressive], 'O teu pedido está esperando'],
  [[progressive], 'Continua escrevendo'],
  [oldSpellings, 'As acções do projecto'],
  [english, 'Ver a wallet'],
  [formal, 'Não funcionou. Tente de novo'],
  [formal, 'Abre a caixa e escolha um preço'],
  [formal, 'Me envia um email'],
]

test('what is of a name that ends in s is so by an apostrophe alone', () => {
  const english = pairs.map(({ at, en }) => ({ at, text: en }))
  assert.deepEqual(findings(["\\p{L}*s[’']s"], english), [])
})

test('what is wrong would be found', () => {
  for (const [patterns, text] of wrong) {
    assert.equal(findings(patterns, [{ at: 'here', text }]).length > 0, true, text)
  }
  const right =
    'Toda a gente está a treinar: a tua equipa, os adeptos e tu. A gémea ganhou um prémio.'
  for (const [patterns] of wrong) {
    assert.deepEqual(findings(patterns, [{ at: 'here', text: right }]), [])
  }
})

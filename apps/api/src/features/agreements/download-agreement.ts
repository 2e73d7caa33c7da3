import type { Agreement } from '@podium/contract/agreements'
import { type Language, languageTable } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { FileAnswer } from '@podium/contract/route'
import { agreementPaperPhrases } from '@podium/phrases/agreement-paper'
import { formatsOf } from '@podium/phrases/format'
import { profilesPhrases } from '@podium/phrases/profiles'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import type { Printed, PrintAgreement } from './print/index.ts'
import { readAgreement } from './read-agreements.ts'
import { findParts } from './records.ts'

export interface PrintDeps {
  print: PrintAgreement
  productName: string
  keys: FileKeys
}

/** The version that holds as PDF, with who accepted it when; there is none before one holds. */
export async function downloadAgreement(
  db: Db,
  { print, productName, keys }: PrintDeps,
  viewer: Viewer,
  { id, language }: { id: number; language: Language },
): Promise<FileAnswer> {
  const [agreement, { versions }] = await Promise.all([
    readAgreement(db, keys, viewer, id),
    findParts(db, [id]),
  ])
  const held = versions.find(({ version }) => version === agreement.holds)
  if (!held) refuse('entityDoesNotExist')
  const accepted = { athlete: held.athlete_accepted_at, supporter: held.supporter_accepted_at }
  const printed = describe(agreement, { accepted, language, productName })
  return { content: await print(printed), name: agreementPaperPhrases[language].file(id) }
}

interface Describing {
  accepted: { athlete: Date | null; supporter: Date | null }
  language: Language
  productName: string
}

function describe(agreement: Agreement, { accepted, language, productName }: Describing): Printed {
  const t = agreementPaperPhrases[language]
  const { day, date, moment } = formatsOf(language)
  const {
    text = '',
    deliverables = [],
    heldFrom,
  } = agreement.versions.find(({ version }) => version === agreement.holds) ?? {}
  const side = (of: 'athlete' | 'supporter') => [
    personName(agreement[of]) || t.left,
    profilesPhrases[language].roles[agreement[of].role],
    accepted[of] ? moment(accepted[of]) : '',
  ]
  return {
    language: languageTable[language].locale,
    title: agreement.title,
    mark: productName,
    kicker: t.kicker(agreement.id),
    line: [
      t.version(agreement.holds ?? 1, heldFrom ? date(heldFrom) : ''),
      agreement.endedAt ? t.ended(date(agreement.endedAt)) : '',
    ]
      .filter(Boolean)
      .join(' '),
    sides: { ...t.sides, rows: [side('athlete'), side('supporter')] },
    words: { title: t.words, paragraphs: text.split(/\n+/).filter((line) => line.trim()) },
    deliverables: {
      ...t.deliverables,
      rows: deliverables.map((one, at) => [
        String(at + 1),
        one.title,
        one.due ? day(one.due) : t.noDay,
        one.doneAt ? date(one.doneAt) : t.notDone,
      ]),
    },
    notes: [t.noCredits(productName), t.printed(moment(now()))],
    foot: t.foot(productName),
    pageNumber: t.page('{page}', '{pages}'),
  }
}

import type { optionChange, optionDraft, SportestOption } from '@podium/contract/sportest'
import type { Language } from '@podium/contract/locale'
import type { z } from 'zod'
import { type Db, isDuplicate, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { changed, recordAct } from '../audit/index.ts'
import { bundledOptions } from './bundled-options.ts'
import {
  findOptions,
  findOptionsByIds,
  insertOptions,
  type OptionRecord,
  updateOption,
} from './records.ts'

type Draft = z.output<typeof optionDraft>
type Change = z.output<typeof optionChange>

/** Puts the options that come with the product in place where there are none yet. */
export async function seedOptions(tx: Tx): Promise<void> {
  await lock(tx, 'sportest options')
  const known = await findOptions(tx)
  if (known.length === 0) await insertOptions(tx, bundledOptions)
}

/** The options under their names in one language. */
export async function listOptions(db: Db, language: Language): Promise<SportestOption[]> {
  const options = await findOptions(db)
  return options.map((option) => ({
    id: option.id,
    name: language === 'pt' ? option.name_pt : option.name_en,
    sportestAnswerOptionType: option.type,
    sport: option.sport,
  }))
}

export async function listOptionsInFull(db: Db) {
  const options = await findOptions(db)
  return options.map(({ id, name_en, name_pt, type, weight }) => ({
    id,
    name: { en: name_en, pt: name_pt },
    sportestAnswerOptionType: type,
    weight,
  }))
}

/** Adds an option; a type has each name once, in either language (`optionNameExists`). */
export async function addOption(tx: Tx, admin: Viewer, draft: Draft): Promise<{ id: number }> {
  const { name, sportestAnswerOptionType: type, weight } = draft
  const row = { type, name_en: name.en, name_pt: name.pt, sport: null, weight }
  const [id = 0] = await unlessNameExists(() => insertOptions(tx, [row]))
  await recordAct(tx, admin, {
    act: 'OPTION_ADDED',
    on: { kind: 'option', id },
    after: { type, ...valuesOf(row) },
  })
  return { id }
}

/**
 * Changes the names or the weight of an option where they are given, so that of two admins neither undoes what
 * the other changed. Its type stays: tests were taken with it (`invalidAnswer`).
 */
export async function changeOption(
  tx: Tx,
  admin: Viewer,
  id: number,
  { name, sportestAnswerOptionType, weight }: Change,
): Promise<{ id: number }> {
  // Of two changes at once the record of the second says what the first one made of it.
  await lock(tx, 'sportest option', id)
  const [option] = await findOptionsByIds(tx, [id])
  if (!option) refuse('entityDoesNotExist')
  if ((sportestAnswerOptionType ?? option.type) !== option.type) refuse('invalidAnswer')
  const next = {
    name_en: name?.en ?? option.name_en,
    name_pt: name?.pt ?? option.name_pt,
    weight: weight ?? option.weight,
  }
  await unlessNameExists(() => updateOption(tx, id, next))
  const difference = changed(valuesOf(option), valuesOf(next))
  await recordAct(tx, admin, { act: 'OPTION_CHANGED', on: { kind: 'option', id }, ...difference })
  return { id }
}

function valuesOf({ name_en, name_pt, weight }: Omit<OptionRecord, 'id' | 'type' | 'sport'>) {
  return { nameEn: name_en, namePt: name_pt, weight }
}

async function unlessNameExists<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error)) refuse('optionNameExists')
    throw error
  }
}

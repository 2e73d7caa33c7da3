import * as contract from '@podium/contract/years'
import { yearsPhrases } from '@podium/phrases/years'
import type { Http } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findCard } from '../support/index.ts'
import { type Deps, ownCard } from './cards.ts'
import { readAthleteYear } from './read-athlete-year.ts'
import { readOwnYear } from './read-own-year.ts'

export function yearsRoutes({ read }: Http, { renderer, productName }: Deps): void {
  read(contract.readAthleteYear, (db, { params }, { viewer }) =>
    readAthleteYear(db, viewer, params),
  )
  read(contract.readOwnYear, (db, { params }, { viewer }) => readOwnYear(db, viewer, params.year))
  read(
    contract.downloadOwnYearCard,
    async (db, { params, query }, { viewer, language: callers }) => {
      const language = query.lang ?? callers
      const year = await readOwnYear(db, viewer, params.year)
      const who = (await findCard(db, viewer.id)) ?? refuse('entityDoesNotExist')
      const card = ownCard(who, year, { language, productName })
      return {
        content: await renderer.draw(card),
        name: yearsPhrases[language].card.file(year.year),
      }
    },
  )
}

import { getLegalText, getTerms } from '@podium/contract/legal'
import type { Config } from '../../config.ts'
import type { Http } from '../../platform/http/index.ts'
import { readLegalText } from './read-legal-text.ts'

export function legalRoutes({ read }: Http, config: Config): void {
  read(getTerms, (db, { query }, { language }) =>
    readLegalText(db, config, 'terms', query.language ?? language),
  )
  read(getLegalText, (db, { params, query }, { language }) =>
    readLegalText(db, config, params.kind, query.language ?? language),
  )
}

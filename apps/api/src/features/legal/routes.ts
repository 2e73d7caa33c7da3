import { getLegalText, getTerms, listTerms, writeTerms } from '@podium/contract/legal'
import type { Config } from '../../config.ts'
import type { Http } from '../../platform/http/index.ts'
import { listAllTerms } from './list-terms.ts'
import { readLegalText } from './read-legal-text.ts'
import { writeNewTerms } from './write-terms.ts'

export function legalRoutes({ read, write }: Http, config: Config): void {
  read(getTerms, (db, { query }, { language }) =>
    readLegalText(db, config, { kind: 'terms', language, ...query }),
  )
  read(getLegalText, (db, { params, query }, { language }) =>
    readLegalText(db, config, { kind: params.kind, language, ...query }),
  )
  write(writeTerms, (tx, { body }, { viewer }) => writeNewTerms(tx, viewer, body))
  read(listTerms, (db, { query }) => listAllTerms(db, query.kind))
}

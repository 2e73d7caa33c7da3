import { Readable } from 'node:stream'
import { calendarDay } from '@podium/contract/calendar'
import type { downloadUsers as downloadRoute } from '@podium/contract/admin'
import type { Language } from '@podium/contract/locale'
import type { FileAnswer, Input } from '@podium/contract/route'
import { adminPhrases } from '@podium/phrases/admin'
import { adminFilePhrases } from '@podium/phrases/admin-files'
import { sportPhrases } from '@podium/phrases/sports'
import { csvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { recordDownload } from '../audit/index.ts'
import { filterOf } from './list-users.ts'
import { findUsersAfter } from './list-records.ts'
import type { ListedUser, UserFilter } from './records.ts'

const rowsAtOnce = 1000

/** The list as a file for spreadsheets, in the order people came; never whole in memory. */
export async function downloadUsers(
  db: Db,
  viewer: Viewer,
  query: Input<typeof downloadRoute>['query'],
  language: Language,
): Promise<FileAnswer> {
  const filter = filterOf(query)
  await recordDownload(db, viewer, {
    act: 'USERS_DOWNLOADED',
    on: { kind: 'user', id: viewer.id },
    after: {
      // The record says that an admin looked for somebody, not for whom: it outlives names and addresses.
      ...(filter.q && { q: true }),
      type: filter.role ?? null,
      hidden: filter.hidden ?? null,
      // Most downloads ask for none of these, so the record names only those that an admin asked for.
      ...(filter.sport && { sport: filter.sport }),
      ...(filter.country && { country_code: filter.country }),
      ...(filter.region && { region: filter.region }),
      ...(filter.state && { state: filter.state }),
      ...(filter.seen && { seen: filter.seen }),
      ...(filter.balance && { balance: filter.balance }),
    },
  })
  const content = Readable.from(linesOf(db, filter, language))
  return { content, name: adminFilePhrases[language].users.fileName }
}

async function* linesOf(db: Db, filter: UserFilter, language: Language): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(adminFilePhrases[language].users.columns)}`
  for (let after = 0; ;) {
    const users = await findUsersAfter(db, filter, after, rowsAtOnce)
    yield users.map((user) => lineOf(user, language)).join('')
    const last = users.at(-1)
    if (!last || users.length < rowsAtOnce) return
    after = last.user_id
  }
}

function lineOf(user: ListedUser, language: Language): string {
  const { hidden, visible } = adminFilePhrases[language].users
  return csvLine([
    user.user_id,
    adminPhrases[language].roles[user.role],
    user.name,
    user.last_name,
    user.email,
    user.sport ? sportPhrases[language][user.sport] : '',
    user.country_code ?? '',
    user.hidden ? hidden : visible,
    calendarDay(user.created_at),
  ])
}

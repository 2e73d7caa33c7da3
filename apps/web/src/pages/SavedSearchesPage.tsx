import { memberRoles } from '@podium/contract/roles'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { titled } from '../shared/navigation/head.ts'
import { SavedSearchesScreen } from '../features/saved-searches/SavedSearchesScreen.tsx'
import { withSession } from './parts/withSession.tsx'

export const handle = titled(savedSearchesPhrases, (t) => t.title)

export const Component = withSession(SavedSearchesScreen, { scope: 'never', roles: memberRoles })

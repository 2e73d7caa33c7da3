import type { ExportPart } from '../settings/index.ts'
import { achievementsOf } from './keep-achievements.ts'

export const achievementsExport: ExportPart = { name: 'achievements', collect: achievementsOf }

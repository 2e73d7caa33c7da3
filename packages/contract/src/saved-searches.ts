import { z } from 'zod'
import * as field from './fields.ts'
import { id, idParams } from './ids.ts'
import { savedSearchLimits, textLimits } from './limits.ts'
import { listedRoles } from './network.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

/** What a member may ask the network for, as its address says it. */
const asked = {
  q: field.typedText().max(textLimits.search, 'Size').default(''),
  type: z.enum(listedRoles, 'Pattern').optional(),
  sport: field.sport.optional(),
  country: field.countryCode.optional(),
  region: field.typedText().max(100, 'Size').optional(),
  /** The least class; athletes alone have one. */
  class: z.int().min(0, 'Min').max(10, 'Max').optional(),
  accepts: z.literal('true', 'Pattern').optional(),
}

/** The words and filters of a search. */
export const savedFilters = z.object(asked)
export type SavedFilters = z.output<typeof savedFilters>

export const savedSearch = z.object({
  id,
  name: z.string(),
  search: savedFilters,
  /** Where the network shows what it finds now: a path of the product. */
  link: z.string(),
  /** Whether the caller's plan does not find athletes by class any more: then it finds nobody. */
  planNeeded: z.boolean(),
  createdAt: z.string(),
})
export type SavedSearch = z.output<typeof savedSearch>

export const listSavedSearches = route({
  method: 'GET',
  path: '/saved-searches',
  summary: 'The searches of the network that the caller saved, by name.',
  access: memberRoles,
  reply: z.array(savedSearch),
})

export const saveSearch = route({
  method: 'POST',
  path: '/saved-searches',
  summary:
    'Save a search of the network under a name, at most 20: a weekly mail tells who is new in it. The same search again under its name changes nothing; another one needs another name.',
  access: memberRoles,
  body: z.object({ name: field.requiredName(savedSearchLimits.name), ...asked }),
  reply: savedSearch,
  status: 201,
  refusals: ['planNeeded', 'optionNameExists', 'tooManyEvents'],
})

export const deleteSavedSearch = route({
  method: 'DELETE',
  path: '/saved-searches/{id}',
  summary: 'Delete a search that the caller saved.',
  access: memberRoles,
  params: idParams,
  status: 204,
  refusals: ['entityDoesNotExist'],
})

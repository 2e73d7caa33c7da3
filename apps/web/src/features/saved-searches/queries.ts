import { read } from '../../client/index.ts'

/** The searches that the user saved. */
export const savedSearchesRead = read({
  key: ['saved-searches'],
  route: () =>
    import('@podium/contract/saved-searches').then(({ listSavedSearches }) => listSavedSearches),
  input: {},
})

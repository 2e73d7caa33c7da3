export { Heard } from './heard.ts'
export { type FindChanges, HeardChanges, usualFreshMs } from './heard-changes.ts'
export { KeptOfPeople } from './kept-of-people.ts'

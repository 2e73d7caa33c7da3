/**
 * Every table by name. Each feature adds its own in its `records.ts` by declaration merging, so
 * that a table's columns are declared where its SQL is.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

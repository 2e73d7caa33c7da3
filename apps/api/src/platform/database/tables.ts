/**
 * Every table by name. Each feature adds its own in its `records.ts` by declaration merging, so
 * that a table's columns are declared where its SQL is.
 */
export interface Tables {}

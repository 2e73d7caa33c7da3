/** Whether a query finds a row. */
export async function findsAny(query: {
  executeTakeFirst: () => Promise<unknown>
}): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}

type Counted = 'numInsertedOrUpdatedRows' | 'numUpdatedRows' | 'numDeletedRows'

/** Carries a statement out, and tells whether it added, changed or deleted a row. */
export async function changesAny(statement: {
  executeTakeFirst: () => Promise<Partial<Record<Counted, bigint | undefined>>>
}): Promise<boolean> {
  const done = await statement.executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? done.numUpdatedRows ?? done.numDeletedRows ?? 0n) > 0n
}

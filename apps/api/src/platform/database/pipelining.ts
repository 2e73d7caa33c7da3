import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  Transaction,
} from 'kysely'

/**
 * PostgreSQL where BEGIN travels together with the first statement behind it, which saves every
 * transaction a journey there and back. A BEGIN that fails does so because the connection broke, and
 * then the statement fails too.
 */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new PipeliningDriver(this.#config)
  }
}

const begin = CompiledQuery.raw('begin')
const beforeCommit = new WeakMap<DatabaseConnection, CompiledQuery>()

class PipeliningDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    connection.executeQuery(begin).catch(() => {})
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const query = beforeCommit.get(connection)
    if (!query) return super.commitTransaction(connection)
    beforeCommit.delete(connection)
    const running = connection.executeQuery(query)
    // PostgreSQL commits nothing once a statement has failed; its own error tells why.
    const [last, commit] = await Promise.allSettled([running, super.commitTransaction(connection)])
    if (last.status === 'rejected') throw last.reason
    if (commit.status === 'rejected') throw commit.reason
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    beforeCommit.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

/**
 * Gives a transaction a last statement that travels together with COMMIT. When it fails, nothing is
 * committed and its error is thrown.
 */
export async function executeBeforeCommit<T>(
  tx: Transaction<T>,
  query: CompiledQuery,
): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    beforeCommit.set(connection, query)
  })
}

const withoutPool = new PipeliningDialect({
  pool: async () => {
    throw new Error('a transaction has its connection')
  },
})
const rest = {
  config: { dialect: withoutPool },
  dialect: withoutPool,
  driver: withoutPool.createDriver(),
}

/**
 * The same transaction, whose statements leave as they are asked: those that do not wait for each other's
 * answers are asked together and cost one journey. PostgreSQL does one after the other, in the order in
 * which they were asked; where one fails so do those behind it, and its own error comes first. What still
 * goes on beside work that has failed finds the transaction over, and asks nothing behind its end.
 */
export async function whileTogether<T, R>(
  trx: Transaction<T>,
  work: (tx: Transaction<T>) => Promise<R>,
): Promise<R> {
  const executor = trx.getExecutor()
  const connection = await executor.provideConnection(async (given) => given)
  let isOver = false
  const provider = {
    provideConnection: async <A>(use: (given: DatabaseConnection) => Promise<A>) => {
      if (isOver) throw new Error('the transaction is over')
      return use(connection)
    },
  }
  try {
    const together = executor.withConnectionProvider(provider)
    return await work(new Transaction<T>({ ...rest, executor: together }))
  } finally {
    isOver = true
  }
}

import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
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

class PipeliningDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    connection.executeQuery(begin).catch(() => {})
  }
}

import pg from 'pg'
import { type Fields, PackedQuery, packetOf, type Wire } from './packet.ts'

/** How the rows of a statement are read, column by column. */
interface RowDescription {
  columns: { name: string; parse: (text: string) => unknown }[]
  blank: Record<string, unknown>
}

/** The shapes of what was asked on one connection, by the names of the statements. */
export type RowDescriptions = Map<string, RowDescription>

type Answer = (error: Error | null, rows: unknown[]) => void

/**
 * A prepared statement whose columns are described once on a connection, not with every answer: for
 * a row of thirty columns that is a sixth of what an answer costs. Should the columns change under
 * it, PostgreSQL refuses the statement by itself.
 */
export class DescribedQuery extends PackedQuery {
  readonly #client: pg.ClientBase
  readonly #descriptions: RowDescriptions
  readonly #answer: Answer
  readonly #rows: unknown[] = []
  #description: RowDescription | undefined

  constructor(
    { client, descriptions }: { client: pg.ClientBase; descriptions: RowDescriptions },
    asked: { name: string; text: string; values: unknown[] },
    answer: Answer,
  ) {
    super(packetOf(client), asked)
    this.#client = client
    this.#descriptions = descriptions
    this.#description = descriptions.get(asked.name)
    this.#answer = answer
  }

  protected override isDescribed(): boolean {
    return this.#description !== undefined
  }

  /** It only reads: it is asked again, behind the one that failed. */
  protected override passedOver(): void {
    this.#client.query(this)
  }

  override handleRowDescription({ fields }: Fields): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID) as (text: string) => unknown,
    }))
    const blank = Object.fromEntries(columns.map(({ name }) => [name, null]))
    this.#description = { columns, blank }
    this.#descriptions.set(this.name, this.#description)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { columns, blank } = this.#description!
    const row = { ...blank }
    for (const [at, { name, parse }] of columns.entries()) {
      const text = fields[at]
      if (text !== null && text !== undefined) row[name] = parse(text)
    }
    this.#rows.push(row)
  }

  override handleCommandComplete(_: object, wire: Wire): void {
    this.answered(wire)
  }

  override handleReadyForQuery(): void {
    this.#answer(null, this.#rows)
  }

  protected override failed(error: Error): void {
    this.#answer(error, [])
  }
}

/** What the driver makes of a description, and reads rows by. */
interface Shape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** The shapes of what was asked on one connection of the pool, by the names of the statements. */
export type Shapes = Map<string, Shape>

/**
 * The same for a connection of the pool, whose callers also ask what a statement did: the driver's own query
 * and result, but for the description, which comes once.
 */
export class RememberingQuery extends PackedQuery {
  readonly #shapes: Shapes
  readonly #known: Shape | undefined
  declare _result: Shape
  declare _accumulateRows: boolean
  declare callback: (error: Error | null, result: unknown) => void

  constructor(
    { client, shapes }: { client: pg.ClientBase; shapes: Shapes },
    asked: { name: string; text: string; values: unknown[] },
  ) {
    super(packetOf(client), asked)
    this.#shapes = shapes
    this.#known = shapes.get(asked.name)
    if (!this.#known) return
    Object.assign(this._result, this.#known)
    this._accumulateRows = true
  }

  protected override isDescribed(): boolean {
    return this.#known !== undefined
  }

  /** PostgreSQL's own words for what is asked in a transaction after something has failed. */
  protected override passedOver(): void {
    const message =
      'current transaction is aborted, commands ignored until end of transaction block'
    this.callback(Object.assign(new Error(message), { code: '25P02' }), null)
  }

  override handleRowDescription(message: Fields): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

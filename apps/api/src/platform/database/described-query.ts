import pg from 'pg'

/** How the rows of a statement are read, column by column. */
interface RowDescription {
  columns: { name: string; parse: (text: string) => unknown }[]
  blank: Record<string, unknown>
}

/** The shapes of what was asked on one connection, by the names of the statements. */
export type RowDescriptions = Map<string, RowDescription>

/** The parts of the driver that its published types leave out. */
interface Wire {
  describe(portal: object): void
}
interface Driven {
  name: string
  prepare(wire: Wire): void
  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void
}
const DrivenQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[],
) => Driven & pg.Submittable

type Answer = (error: Error | null, rows: unknown[]) => void

const undescribed = new WeakMap<Wire, Wire>()

/** The same connection, on which nothing is described. */
function withoutDescribing(wire: Wire): Wire {
  const known = undescribed.get(wire)
  if (known) return known
  const made: Wire = Object.assign(Object.create(wire) as Wire, { describe: () => {} })
  undescribed.set(wire, made)
  return made
}

/**
 * A prepared statement whose columns are described once on a connection, not with every answer: for
 * a row of thirty columns that is a sixth of what an answer costs. Should the columns change under
 * it, PostgreSQL refuses the statement by itself.
 */
export class DescribedQuery extends DrivenQuery {
  readonly #descriptions: RowDescriptions
  readonly #answer: Answer
  readonly #rows: unknown[] = []
  #description: RowDescription | undefined

  constructor(
    descriptions: RowDescriptions,
    asked: { name: string; text: string; values: unknown[] },
    answer: Answer,
  ) {
    super(asked.text, asked.values)
    this.name = asked.name
    this.#descriptions = descriptions
    this.#description = descriptions.get(asked.name)
    this.#answer = answer
  }

  override prepare(wire: Wire): void {
    super.prepare(this.#description ? withoutDescribing(wire) : wire)
  }

  override handleRowDescription({ fields }: Parameters<Driven['handleRowDescription']>[0]): void {
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

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#answer(null, this.#rows)
  }

  handleError(error: Error): void {
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
export class RememberingQuery extends DrivenQuery {
  readonly #shapes: Shapes
  readonly #known: Shape | undefined
  declare _result: Shape
  declare _accumulateRows: boolean
  declare callback: (error: Error | null, result: unknown) => void

  constructor(shapes: Shapes, asked: { name: string; text: string; values: unknown[] }) {
    super(asked.text, asked.values)
    this.name = asked.name
    this.#shapes = shapes
    this.#known = shapes.get(asked.name)
    if (!this.#known) return
    Object.assign(this._result, this.#known)
    this._accumulateRows = true
  }

  override prepare(wire: Wire): void {
    super.prepare(this.#known ? withoutDescribing(wire) : wire)
  }

  override handleRowDescription(message: Parameters<Driven['handleRowDescription']>[0]): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

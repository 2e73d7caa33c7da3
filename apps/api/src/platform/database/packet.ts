import pg from 'pg'

/** The parts of the driver that its published types leave out. */
export interface Wire {
  describe(portal: object): void
  sync(): void
  emit(message: 'readyForQuery', state: object): void
  submittedNamedStatements: Record<string, string>
}
/** What a statement returns, column by column. */
export interface Fields {
  fields: { name: string; dataTypeID: number }[]
}
interface Driven {
  name: string
  prepare(wire: Wire): void
  handleRowDescription(message: Fields): void
  handleCommandComplete(message: object, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire: Wire): void
}
const DrivenQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[],
) => Driven & pg.Submittable

interface DrivenClient {
  connection: Wire & { stream: import('node:stream').Duplex }
  _sentQueryQueue: unknown[]
}

/**
 * What one connection is asked in one go. It leaves in one packet with one Sync behind it, so that PostgreSQL
 * answers in one packet as well, where each answer was one before; a failed statement has it pass over
 * those behind it in the same packet.
 */
class Packet {
  readonly #client: DrivenClient
  #open: PackedQuery[] | null = null

  constructor(client: pg.ClientBase) {
    this.#client = client as unknown as DrivenClient
  }

  /** Holds back what is asked until `later` runs. */
  hold(later: (leave: () => void) => void): void {
    const { stream } = this.#client.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    later(() => {
      this.end()
      stream.uncork()
    })
  }

  /** The statements that share a Sync from now on, with this one at their end. */
  add(query: PackedQuery): PackedQuery[] {
    this.#open ??= []
    this.#open.push(query)
    return this.#open
  }

  /** Writes the Sync behind what was asked so far. */
  end(): void {
    if (!this.#open) return
    this.#open = null
    this.#client.connection.sync()
  }

  /** Takes from those that wait for an answer the next ones, which get none. */
  passOver(count: number): void {
    this.#client._sentQueryQueue.splice(0, count)
  }
}

const packets = new WeakMap<pg.ClientBase, Packet>()

/** The packet in which a connection's next statements leave. */
export function packetOf(client: pg.ClientBase): Packet {
  let packet = packets.get(client)
  if (!packet) packets.set(client, (packet = new Packet(client)))
  return packet
}

const quiet = new WeakMap<Wire, { described: Wire; undescribed: Wire }>()

/** The same connection, on which nothing is synced, nor described where that is known. */
function quietly(wire: Wire, isDescribed: boolean): Wire {
  let known = quiet.get(wire)
  if (!known) {
    const undescribed = Object.assign(Object.create(wire) as Wire, { sync: () => {} })
    const described = Object.assign(Object.create(undescribed) as Wire, { describe: () => {} })
    quiet.set(wire, (known = { described, undescribed }))
  }
  return isDescribed ? known.described : known.undescribed
}

/** A prepared statement that shares a packet, and a Sync, with what is asked beside it. */
export abstract class PackedQuery extends DrivenQuery {
  readonly #packet: Packet
  #together: PackedQuery[] = []
  #isBound = true

  constructor(packet: Packet, asked: { name: string; text: string; values: unknown[] }) {
    super(asked.text, asked.values)
    this.name = asked.name
    this.#packet = packet
  }

  /** Whether its columns are known on its connection. */
  protected abstract isDescribed(): boolean
  /** What becomes of it where one before it in the packet has failed: nothing of it was done. */
  protected abstract passedOver(): void

  override prepare(wire: Wire): void {
    this.#together = this.#packet.add(this)
    super.prepare(quietly(wire, this.isDescribed()))
    // Values that cannot be sent: nothing will be answered but the Sync.
    if (!this.#isBound) this.#packet.end()
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    super.handleCommandComplete(message, wire)
    this.answered(wire)
  }

  /** Goes on to the next in the packet, as the driver does at the answer to a Sync. */
  protected answered(wire: Wire): void {
    if (this.#together.at(-1) !== this) wire.emit('readyForQuery', {})
  }

  override handleError(error: Error, wire: Wire): void {
    this.#isBound = false
    const behind = this.#together.splice(this.#together.indexOf(this) + 1)
    this.#packet.passOver(behind.length)
    this.failed(error, wire)
    for (const query of behind) {
      query.#together = []
      delete wire.submittedNamedStatements[query.name]
      query.passedOver()
    }
  }

  protected failed(error: Error, wire: Wire): void {
    super.handleError(error, wire)
  }
}

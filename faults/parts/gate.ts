import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * The way to a server that others need: open, shut (nobody is there) or silent (somebody takes the
 * call and never says a word), as networks fail in life.
 */
export interface Gate {
  port: number
  open(): Promise<void>
  shut(): Promise<void>
  silence(): Promise<void>
}

/** Puts an open gate on a free port before the given one. */
export async function buildGate(targetPort: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let silent = false
  let server: Server | undefined
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const pass = (caller: Socket) => {
    keep(caller)
    if (silent) return
    const line = connect(targetPort, '127.0.0.1')
    keep(line)
    caller.pipe(line).pipe(caller)
    caller.on('close', () => line.destroy())
    line.on('close', () => caller.destroy())
  }
  const listen = async (port: number) => {
    server = createServer(pass).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const hangUp = () => sockets.forEach((socket) => socket.destroy())
  const port = await listen(0)
  return {
    port,
    async open() {
      silent = false
      hangUp()
      if (!server?.listening) await listen(port)
    },
    async shut() {
      server?.close()
      hangUp()
    },
    async silence() {
      silent = true
      hangUp()
      if (!server?.listening) await listen(port)
    },
  }
}

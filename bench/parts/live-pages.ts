import { setTimeout as pause } from 'node:timers/promises'
import { livePath } from '@podium/contract/live'

const patienceMs = 120_000

/** What an open page of somebody is to a server: a socket of the live channel. */
export interface LivePages {
  close(): void
}

/**
 * Opens a page for each of these people, for whom a token stands in `websocket_tokens`; answers once all
 * of them are connected. `hear` gets whatever they are told then.
 */
export async function openLivePages(
  address: string,
  people: number[],
  hear: (message: string) => void,
): Promise<LivePages> {
  let seated = 0
  const sockets: WebSocket[] = []
  for (const id of people) {
    const socket = new WebSocket(address.replace('http', 'ws') + livePath(id, `token${id}`))
    socket.addEventListener('message', ({ data }) => {
      const message = String(data)
      if (message.includes('REFETCH')) seated += 1
      else hear(message)
    })
    sockets.push(socket)
    // A browser waits too; the listen queue of the system is not what is measured.
    while (sockets.length - seated > 200) await pause(2)
  }
  await untilHeard(() => seated === people.length)
  return { close: () => sockets.forEach((socket) => socket.close()) }
}

/** Waits until pages have heard what they were told. */
export async function untilHeard(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('The pages did not all hear of it.')
    await pause(5)
  }
}

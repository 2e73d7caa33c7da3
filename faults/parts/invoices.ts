import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Client } from './client.ts'
import type { Somebody } from './people.ts'

const patienceMs = 30_000

interface Document {
  id: number
  status: string
}

/**
 * Has what a kill left open tried again at once, as an admin would, and waits until every invoice and
 * credit note is issued; answers how many there are. That none is there twice the ledger's proof says.
 */
export async function issueTheRest(
  { client, address }: { client: Client; address: string },
  admin: Somebody,
  complaints: string[],
): Promise<number> {
  const until = Date.now() + patienceMs
  for (;;) {
    const open = await openOnes(client, admin)
    if (open.length === 0) break
    if (Date.now() > until) {
      complaints.push(`${open.length} documents are not issued`)
      break
    }
    for (const { id } of open) {
      const retry = { method: 'POST', path: `/admin/invoices/${id}/retry` }
      const { status } = await ask(address, admin, retry)
      // One that is issued meanwhile is refused, and that is as well.
      if (status !== 200 && status !== 409) complaints.push(`${retry.path}: ${status}`)
    }
    await pause(1000)
  }
  let documents = 0
  for (let page = 0; ; page++) {
    const list = await read(client, admin, `_limit=100&_page=${page}`)
    documents += list.length
    if (list.length < 100) return documents
  }
}

async function openOnes(client: Client, admin: Somebody): Promise<Document[]> {
  const found = await Promise.all(
    ['PENDING', 'FAILED'].map((status) => read(client, admin, `_limit=100&status=${status}`)),
  )
  return found.flat()
}

async function read(client: Client, admin: Somebody, query: string): Promise<Document[]> {
  const list = await client.call(admin, { method: 'GET', path: `/admin/invoices?${query}` })
  return (list ?? []) as Document[]
}

import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The development mailbox, in which every mail of the journeys arrives. */
export class Mailbox {
  readonly #api: APIRequestContext

  constructor(api: APIRequestContext) {
    this.#api = api
  }

  /** The newest mail to an address that has `about` in it, waited for. */
  async mailTo(address: string, about = ''): Promise<Mail> {
    for (let tries = 0; tries < 150; tries++) {
      const found = (await this.mailsTo(address)).find((mail) =>
        `${mail.subject}\n${mail.text}`.includes(about),
      )
      if (found) return found
      await wait(100)
    }
    throw new Error(`No mail to ${address} with "${about}" in it.`)
  }

  async mailsTo(address: string): Promise<Mail[]> {
    const answer = await this.#api.get('/mailbox.json', { params: { to: address } })
    return (await answer.json()) as Mail[]
  }

  /** The path of the link in the newest mail that leads under `path`, with its query. */
  async linkMailedTo(address: string, path: string): Promise<string> {
    const { text } = await this.mailTo(address, `${path}/`)
    const [link] = new RegExp(`${path}/[\\w-]+(\\?[\\w=%&-]+)?`).exec(text) ?? []
    if (!link) throw new Error(`No link to ${path} in: ${text}`)
    return link
  }

  async tokenMailedTo(address: string, path: string): Promise<string> {
    const link = await this.linkMailedTo(address, path)
    return link.replace(/\?.*/, '').split('/').at(-1) ?? ''
  }
}

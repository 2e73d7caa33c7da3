import * as contract from '@podium/contract/messages'
import type { Config } from '../../config.ts'
import type { Http } from '../../platform/http/index.ts'
import { deleteBlock, findWhoMayWrite, updateWhoMayWrite } from './block-records.ts'
import { blockSomebody, listBlocked } from './block-somebody.ts'
import { firstContactsOf } from './first-contacts.ts'
import { listRequests, markRequest } from './keep-contact-requests.ts'
import { listConversations, readConversation, readMessages } from './read-conversation.ts'
import { sendContactRequest } from './send-contact-request.ts'
import { type MessagePorts, sendMessage } from './send-message.ts'

export function messagesRoutes({ read, write }: Http, { company }: Config, ports: MessagePorts) {
  write(contract.sendContactRequest, (tx, { body }) => sendContactRequest(tx, company, body))
  read(contract.listContactRequests, (db, { query }) => listRequests(db, query))
  write(contract.markContactRequest, (tx, { params, body }, { viewer }) =>
    markRequest(tx, viewer, { id: params.id, answered: body.answered }),
  )
  write(contract.sendMessage, (tx, { body }, { viewer }) => sendMessage(tx, ports, viewer, body))
  read(contract.listConversations, (db, { query }, { viewer }) =>
    listConversations(db, viewer.id, query),
  )
  read(contract.readConversation, (db, { params, query }, { viewer }) =>
    readConversation(db, ports, viewer, { ...params, before: query.before, limit: query._limit }),
  )
  write(contract.markConversationRead, (tx, { params, query }, { viewer }) =>
    readMessages(tx, viewer.id, params.userId, query.upTo),
  )
  read(contract.listBlocks, (db, { query }, { viewer }) => listBlocked(db, viewer.id, query))
  write(contract.block, (tx, { params }, { viewer }) =>
    blockSomebody(tx, ports, viewer, params.userId),
  )
  write(contract.unblock, (tx, { params }, { viewer }) => deleteBlock(tx, viewer.id, params.userId))
  read(contract.getMessageSettings, async (db, _input, { viewer }) => {
    const { left, perMonth } = await firstContactsOf(db, viewer)
    const whoMayWrite = await findWhoMayWrite(db, viewer.id)
    return { whoMayWrite, contactsLeft: left, contactsPerMonth: perMonth }
  })
  write(contract.putMessageSettings, async (tx, { body }, { viewer }) => {
    await updateWhoMayWrite(tx, viewer.id, body.whoMayWrite)
    return body
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageGroups, competitionLevels } from '@podium/contract/achievements'
import { agreementEndReasons, agreementSides } from '@podium/contract/agreement-rules'
import { appealOutcomes, decisionActs, decisionSubjects } from '@podium/contract/decisions'
import { delegationKinds } from '@podium/contract/delegations'
import { exposurePlaces } from '@podium/contract/exposure-rules'
import { feedKinds } from '@podium/contract/feed'
import { mediaTypes } from '@podium/contract/galleries'
import { decisionGrounds } from '@podium/contract/grounds'
import { invitedRoles } from '@podium/contract/invitations'
import { languages, themes } from '@podium/contract/locale'
import { matchEndReasons } from '@podium/contract/matches'
import { whoMayWrite } from '@podium/contract/messages'
import { orderMoves, orderStatuses } from '@podium/contract/order-rules'
import {
  documentKinds,
  documentStatuses,
  documentTroubles,
  paymentStatuses,
  refundKinds,
  refundStates,
} from '@podium/contract/payment-rules'
import { paymentMethods } from '@podium/contract/payments'
import { taxRules } from '@podium/contract/taxes'
import { registerStates } from '@podium/contract/registers'
import { reportKinds, reportReasons, reportStatuses } from '@podium/contract/reports'
import { roles } from '@podium/contract/roles'
import { domainVerdicts } from '@podium/contract/sponsor-domains'
import { sportestTypes } from '@podium/contract/sportest'
import { traderStates } from '@podium/contract/traders'
import { supportEndReasons, supportStatuses } from '@podium/contract/support-rules'
import { updateAudiences } from '@podium/contract/updates'
import { deliveryErrors, deliveryStates, webhookStates } from '@podium/contract/webhook-rules'
import { sql } from 'kysely'
import { usePodium } from '../harness.ts'

const podium = usePodium()

/** What a column may hold, where the contract has the list. */
const ofTheContract: Record<string, readonly string[]> = {
  'achievements.age_group': ageGroups,
  'achievements.competition_level': competitionLevels,
  'agreement_versions.made_by': agreementSides,
  'agreements.end_reason': agreementEndReasons,
  'agreements.ended_by': agreementSides,
  'delegations.kind': delegationKinds,
  'exposures.place': exposurePlaces,
  'gallery_items.media_type': mediaTypes,
  'invitations.role': invitedRoles,
  'invoices.kind': documentKinds,
  'invoices.status': documentStatuses,
  'invoices.trouble': documentTroubles,
  'matches.end_reason': matchEndReasons,
  'message_settings.who_may_write': whoMayWrite,
  'news.kind': feedKinds,
  'orders.last_act': Object.keys(orderMoves),
  'orders.status': orderStatuses,
  'payments.method': paymentMethods,
  'payments.status': paymentStatuses,
  'payments.tax_rule': taxRules,
  'decisions.act': decisionActs,
  'decisions.appeal_outcome': appealOutcomes,
  'decisions.ground': decisionGrounds,
  'decisions.subject_type': decisionSubjects,
  'refunds.kind': refundKinds,
  'refunds.state': refundStates,
  'registers.state': registerStates,
  'reports.kind': reportKinds,
  'reports.reason': reportReasons,
  'reports.sender_language': languages,
  'reports.status': reportStatuses,
  'sponsor_domains.verdict': domainVerdicts,
  'sportests.type': sportestTypes,
  'supports.end_reason': supportEndReasons,
  'supports.status': supportStatuses,
  'traders.state': traderStates,
  'updates.audience': updateAudiences,
  'users.language': languages,
  'users.role': roles,
  'users.theme': themes,
  'webhook_deliveries.error': deliveryErrors,
  'webhook_deliveries.state': deliveryStates,
  'webhook_endpoints.state': webhookStates,
}

/** What only the server writes, each with a type of its own. */
const ofTheServer = [
  'files.kind',
  'files.purpose',
  'files.state',
  'invoices.provider',
  'payments.purpose',
  'sandbox_payments.state',
  'users.closed_because',
]

interface Choice {
  column: string
  values: string[]
}

/** Every column of the schema that takes one of a few words. */
async function choicesOfSchema(): Promise<Choice[]> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conrelid <> 0
    order by 1, 2`.execute(podium().context.database.db)
  return rows.flatMap(({ table, definition }) => {
    const [, column, list] =
      /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition) ?? []
    if (!column || !list) return []
    return {
      column: `${table}.${column}`,
      values: Array.from(list.matchAll(/'(\w+)'/g), ([, word = '']) => word),
    }
  })
}

test('a column that takes one of a few words takes those of the contract', async () => {
  const choices = await choicesOfSchema()
  const known = [...Object.keys(ofTheContract), ...ofTheServer]
  assert.deepEqual(choices.map(({ column }) => column).toSorted(), known.toSorted())
  for (const { column, values } of choices) {
    const words = ofTheContract[column]
    if (words) assert.deepEqual(values.toSorted(), words.toSorted(), column)
  }
})

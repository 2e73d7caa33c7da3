import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@podium/contract/locale'
import { adminPhrases } from './admin.ts'
import { adminAppealsPhrases } from './admin-appeals.ts'
import { adminContentPhrases } from './admin-content.ts'
import { adminMachinePhrases } from './admin-machine.ts'
import { adminMoneyPhrases } from './admin-money.ts'
import { adminRegistersPhrases } from './admin-registers.ts'
import { adminTradersPhrases } from './admin-traders.ts'
import { adminUsersPhrases } from './admin-users.ts'
import { agreementPaperPhrases } from './agreement-paper.ts'
import { agreementsPhrases } from './agreements.ts'
import { impactPhrases } from './impact.ts'
import { networkPhrases } from './network.ts'
import { paymentsPhrases } from './payments.ts'
import { profilesPhrases } from './profiles.ts'
import { reportsPhrases } from './reports.ts'
import { supportersPhrases } from './supporters.ts'
import { transparencyPhrases } from './transparency.ts'
import { yearsPhrases } from './years.ts'

// What is spelled in several dictionaries, because a page loads its own alone, has one name in all of them.
for (const language of languages) {
  test(`reasons of reports are called alike everywhere: ${language}`, () => {
    const { reasons } = reportsPhrases[language]
    assert.deepEqual(adminContentPhrases[language].reports.reasons, reasons)
    assert.deepEqual(transparencyPhrases[language].notices.reasons, reasons)
  })

  test(`states of payments are called alike for buyers and admins: ${language}`, () => {
    const { names } = paymentsPhrases[language].status
    assert.deepEqual(adminMoneyPhrases[language].payments.statuses, names)
  })

  test(`roles are called alike everywhere: ${language}`, () => {
    const { roles } = adminPhrases[language]
    assert.deepEqual(networkPhrases[language].roles, roles)
    assert.deepEqual({ ...profilesPhrases[language].roles, ADMIN: roles.ADMIN }, roles)
  })

  test(`who closed the account is called alike everywhere: ${language}`, () => {
    const { gone } = supportersPhrases[language]
    const { orders } = adminMoneyPhrases[language]
    const agreements = agreementsPhrases[language]
    const impact = impactPhrases[language]
    const { left } = agreementPaperPhrases[language]
    const alone = [orders.gone, agreements.left, left, impact.gone, yearsPhrases[language].gone]
    assert.deepEqual(new Set(alone), new Set([gone]))
    assert.deepEqual([orders.goneWithin, agreements.leftWithin], Array(2).fill(impact.goneWithin))
  })

  test(`a part of the administration is called as its page: ${language}`, () => {
    const { dashboard, audit, failures } = adminMachinePhrases[language]
    const { reports, contacts, legal, sportest, clubs, domains } = adminContentPhrases[language]
    const { payments, orders, ledger } = adminMoneyPhrases[language]
    const users = adminUsersPhrases[language]
    assert.deepEqual(adminPhrases[language].parts, {
      dashboard: dashboard.title,
      users: users.title,
      invitations: users.invitations.title,
      reports: reports.title,
      appeals: adminAppealsPhrases[language].title,
      traders: adminTradersPhrases[language].title,
      registers: adminRegistersPhrases[language].title,
      contacts: contacts.title,
      payments: payments.title,
      orders: orders.title,
      ledger: ledger.title,
      legal: legal.title,
      sportest: sportest.title,
      clubs: clubs.title,
      domains: domains.title,
      audit: audit.title,
      jobs: failures.title,
    })
  })
}

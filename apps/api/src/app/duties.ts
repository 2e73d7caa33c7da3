import { type Config, secretOf } from '../config.ts'
import {
  accountExport,
  exportDuties,
  forgettingDuty,
  identityMails,
  linkDuties,
  unprovenDuty,
} from '../features/identity/index.ts'
import { achievementsExport } from '../features/clubs/index.ts'
import { cleaningDuty, filesExport, type FileWorks, filmDuty } from '../features/files/index.ts'
import { galleryExport, purgingDuty } from '../features/galleries/index.ts'
import { followsExport } from '../features/follows/index.ts'
import {
  contactRequestMail,
  digestDuty,
  messageMails,
  messagesExport,
  oldRequestsDuty,
} from '../features/messages/index.ts'
import {
  askMailChoice,
  createUnsubscribeTokens,
  followersDuty,
  forgettingNewsDuty,
  notificationMails,
  notificationsExport,
} from '../features/notifications/index.ts'
import { reportsExport } from '../features/reports/index.ts'
import { tidyingDuty } from '../features/network/index.ts'
import {
  paymentMails,
  type PaymentParts,
  paymentsExport,
  reconcilingDuty,
} from '../features/payments/index.ts'
import { deadlineDuty, orderMails, ordersExport } from '../features/orders/index.ts'
import { planMails, plansExport, remindingDuty } from '../features/plans/index.ts'
import { productsExport } from '../features/products/index.ts'
import { profileExport } from '../features/profiles/index.ts'
import { sportestExport } from '../features/sportest/index.ts'
import {
  expiringDuty,
  supportExport,
  supportMails,
  supportRemindingDuty,
} from '../features/support/index.ts'
import { walletExport } from '../features/wallet/index.ts'
import type { Database, InTransaction } from '../platform/database/index.ts'
import { forgettingKeysDuty, limitsDuty } from '../platform/http/index.ts'
import type { Duty } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { mailDuty } from '../platform/mail/index.ts'

/** Every kind of mail that can be sent. */
export const mails = [
  ...identityMails,
  ...paymentMails,
  ...planMails,
  ...Object.values(supportMails),
  ...orderMails,
  ...messageMails,
  ...notificationMails,
  contactRequestMail,
]

/** Each feature adds what it keeps of somebody to the data that they download (`account.settings`). */
const exported = [
  accountExport,
  profileExport,
  achievementsExport,
  filesExport,
  galleryExport,
  sportestExport,
  walletExport,
  paymentsExport,
  plansExport,
  supportExport,
  productsExport,
  ordersExport,
  messagesExport,
  followsExport,
  reportsExport,
  notificationsExport,
]

/** The server gives its duties these to work with. */
interface Tools {
  config: Config
  log: Log
  database: Pick<Database, 'db' | 'pool'>
  inTransaction: InTransaction
  files: FileWorks
  payments: PaymentParts
}

/** Everything that is done without anybody asking: mails, deadlines, reminders, cleaning. */
export function dutiesOf({ config, log, database, inTransaction, files, payments }: Tools): Duty[] {
  const { db, pool } = database
  const { storage } = files
  const unsubscribing = createUnsubscribeTokens(secretOf(config))
  return [
    mailDuty(config, db, mails, askMailChoice(db, unsubscribing)),
    ...linkDuties(inTransaction),
    ...exportDuties(exported, { db, inTransaction, storage }),
    filmDuty(files),
    cleaningDuty(files),
    purgingDuty(inTransaction),
    forgettingDuty(db, inTransaction),
    unprovenDuty(db, inTransaction),
    oldRequestsDuty(inTransaction),
    limitsDuty(pool),
    forgettingKeysDuty(inTransaction),
    reconcilingDuty(payments),
    remindingDuty(inTransaction),
    tidyingDuty(inTransaction),
    expiringDuty({ db, inTransaction, log }),
    supportRemindingDuty(inTransaction),
    deadlineDuty({ db, inTransaction, log }),
    digestDuty(db, inTransaction),
    followersDuty(db, inTransaction),
    forgettingNewsDuty(inTransaction),
  ]
}

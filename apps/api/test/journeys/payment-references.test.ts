import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPayment, type PaymentMethod } from '@podium/contract/payments'
import { groupsOfThree } from '@podium/phrases/format'
import { playOutcome, runJob, startBuying } from '../buying.ts'
import { usePodium } from '../harness.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()

/** Leaves a payment waiting by a method, and answers the mails that came of it. */
async function waiting(method: PaymentMethod) {
  const marta = await signedInMember(podium(), 'FAN')
  const form = await startBuying(marta)
  await playOutcome(podium(), form, 'wait', method)
  const look = () => marta.call(checkPayment, { params: { id: form.transactionId } })
  const mails = async () => {
    await podium().settled()
    return (await podium().mailsTo(marta.email)).filter(({ subject }) => /Multibanco/.test(subject))
  }
  return { form, look, mails }
}

test('a Multibanco reference is mailed once, with what is typed at the machine', async () => {
  const { form, look, mails } = await waiting('REFERENCE')
  // Heard by the notice, by the status page in two tabs, and by the job.
  const [payment] = await Promise.all([look(), look()])
  await runJob(podium(), 'reconcile-payments')
  const [mail, ...others] = await mails()
  assert.equal(others.length, 0)
  const reference = groupsOfThree(payment.reference ?? 'none')
  assert.match(reference, /^\d{3}\s\d{3}\s\d{3}$/)
  for (const said of [payment.entity ?? 'none', reference, '100,00', form.transactionId]) {
    assert.ok(mail?.text.includes(said), `${said} in ${mail?.text}`)
  }
  await playOutcome(podium(), form, 'approve', 'REFERENCE')
  assert.equal((await look()).status, 'PAID')
  assert.equal((await mails()).length, 1)
})

test('no reference is mailed where none is paid with', async () => {
  const { mails } = await waiting('MBWAY')
  assert.deepEqual(await mails(), [])
})

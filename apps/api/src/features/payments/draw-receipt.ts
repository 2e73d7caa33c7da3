import type { Company } from '@podium/contract/company'
import { languageTable } from '@podium/contract/locale'
import type { PlanId } from '@podium/contract/plans'
import { formatsOf } from '@podium/phrases/format'
import { plansPhrases } from '@podium/phrases/plans'
import { receiptPhrases } from '@podium/phrases/receipt'
import type PDFDocument from 'pdfkit'
import { printable } from './printable.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

const ink = '#14213d'
const quiet = '#5b6478'
const tartan = '#c2410c'
const line = '#e4ddd0'
const margin = 56
const page = { width: 595, right: 595 - margin }
const valueAt = 250

const { pt, en } = receiptPhrases
const { moment, money } = formatsOf('pt')

/** A label in both languages: a receipt is read by the bookkeeper of either side. */
const both = (name: keyof typeof pt.labels) => pair(pt.labels[name], en.labels[name])

function pair(inPortuguese: string, inEnglish: string): string {
  return inPortuguese === inEnglish ? inPortuguese : `${inPortuguese} · ${inEnglish}`
}

type Pdf = InstanceType<typeof PDFDocument>

/** What a sheet is, and what is said below its title; in both languages. */
export interface SheetHead {
  title: string
  notice: string
  /** What happened on its day. */
  day: 'paidOn' | 'issuedOn'
  /** What its sum is of. */
  what: 'what' | 'whatBack'
}

const receipt: SheetHead = {
  title: pair(pt.title, en.title),
  notice: pair(pt.notInvoice, en.notInvoice),
  day: 'paidOn',
  what: 'what',
}

/**
 * Draws the receipt of a payment, in Portuguese and English on one page (`payments.invoice`), or with
 * another head another paper about one.
 */
export async function drawReceipt(
  facts: ReceiptFacts,
  company: Company,
  head: SheetHead = receipt,
): Promise<Buffer> {
  // Loaded with the first receipt: it would be a tenth of the server's start.
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: 'A4',
    margin,
    // Portuguese comes first; the title is what a reader's window is called.
    lang: languageTable.pt.locale,
    displayTitle: true,
    info: { Title: `${head.title} ${facts.number}` },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  drawHead(pdf, facts, head)
  drawParties(pdf, facts, company)
  drawAmounts(pdf, facts, head)
  drawFoot(pdf)
  pdf.end()
  return done
}

function drawHead(pdf: Pdf, facts: ReceiptFacts, { title, notice, day }: SheetHead): void {
  // The podium of the logo: three steps, the middle one the highest.
  pdf.rect(margin, 66, 10, 18).fill(ink)
  pdf.rect(margin + 13, 56, 10, 28).fill(tartan)
  pdf.rect(margin + 26, 72, 10, 12).fill(ink)
  pdf.fillColor(ink).font('Helvetica-Bold').fontSize(24)
  pdf.text(title, margin, 108)
  pdf.fillColor(quiet).font('Helvetica').fontSize(10)
  pdf.text(notice, { width: page.right - margin })
  if (facts.isTest) pdf.fillColor(tartan).text(pair(pt.test, en.test))
  pdf.moveDown(1.5)
  row(pdf, both('number'), facts.number)
  row(pdf, both(day), moment(facts.paidAt))
  if (facts.method) row(pdf, both('method'), pt.methods[facts.method as 'CARD'] ?? facts.method)
  row(pdf, both('transaction'), facts.transactionId)
  if (facts.invoiceNumber) row(pdf, both('invoice'), facts.invoiceNumber)
  for (const { at, cents } of facts.refunds ?? []) {
    row(pdf, both('refundedOn'), `${moment(at)}: ${euros(cents)}`, tartan)
  }
}

function drawParties(pdf: Pdf, { invoice }: ReceiptFacts, company: Company): void {
  const placeholder = `[${pt.toBeFilled}]`
  heading(pdf, both('seller'))
  row(pdf, both('name'), company.name || placeholder)
  row(pdf, both('address'), company.address || placeholder)
  row(pdf, both('taxNumber'), company.taxNumber || placeholder)
  if (!invoice) return
  const { name, tin, address, postalCode, city, country, email } = invoice
  heading(pdf, both('buyer'))
  row(pdf, both('name'), name)
  row(pdf, both('taxNumber'), tin)
  row(pdf, both('address'), `${address}, ${postalCode} ${city}, ${country.name || country.code}`)
  row(pdf, both('email'), email)
}

function drawAmounts(pdf: Pdf, facts: ReceiptFacts, { what: of }: SheetHead): void {
  const { grossCents, netCents, vatPercent, taxRule, exemption, credits, planId } = facts
  const goods =
    credits > 0
      ? pair(pt.credits(credits), en.credits(credits))
      : pair(pt.moneyAlone, en.moneyAlone)
  const what = planId
    ? `${pair(pt.plan, en.plan)}: ${plansPhrases.pt.names[planId as PlanId] ?? planId}`
    : goods
  heading(pdf, both(of))
  row(pdf, what, '')
  amount(pdf, both('net'), netCents)
  amount(pdf, `${both('vat')} ${String(vatPercent).replace('.', ',')} %`, grossCents - netCents)
  const because = { pt: pt.untaxed[taxRule], en: en.untaxed[taxRule] }
  if (because.pt) row(pdf, pair(because.pt, because.en), exemption ?? '')
  pdf.moveTo(valueAt, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.5).stroke(line)
  pdf.moveDown(0.4).font('Helvetica-Bold')
  amount(pdf, both('total'), grossCents)
}

function drawFoot(pdf: Pdf): void {
  pdf.moveDown(2).fillColor(quiet).font('Helvetica').fontSize(9)
  pdf.text(`${pt.foot}\n${en.foot}`, margin, pdf.y, { width: page.right - margin })
}

function heading(pdf: Pdf, text: string): void {
  pdf.moveDown(1)
  pdf.moveTo(margin, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.5).stroke(line)
  pdf.moveDown(0.6).fillColor(ink).font('Helvetica-Bold').fontSize(11).text(text, margin)
  pdf.moveDown(0.3).font('Helvetica').fontSize(10)
}

function row(pdf: Pdf, label: string, value: string, colour: string = ink): void {
  const top = pdf.y
  const width = value ? valueAt - margin - 12 : page.right - margin
  pdf.fillColor(quiet).fontSize(10).text(printable(label), margin, top, { width })
  const below = pdf.y
  pdf.fillColor(colour).text(printable(value), valueAt, top, { width: page.right - valueAt })
  pdf.x = margin
  pdf.y = Math.max(below, pdf.y) + 3
}

/** Sums stand at the right, one under the other. */
function amount(pdf: Pdf, label: string, cents: number): void {
  const top = pdf.y
  pdf.fillColor(ink).fontSize(10)
  pdf.text(euros(cents), valueAt, top, { width: page.right - valueAt, align: 'right' })
  pdf.y = top
  row(pdf, label, '')
}

function euros(cents: number): string {
  // The standard fonts know the ordinary space alone.
  return money(cents).replaceAll(/\s/g, ' ')
}

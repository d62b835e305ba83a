import type { jsPDF } from 'jspdf'
import type { autoTable } from 'jspdf-autotable'
import { app } from '@/generated/app.ts'
import { brand } from '@/generated/brand.ts'
import { formatNumericDay } from '../../../parts/days.ts'
import { labelDocument } from '../client-document.ts'
import { splitIntoInstalments } from '../due-state.ts'
import { formatInvoiceNumber, type InvoiceSnapshot, listFacts } from '../invoice.ts'
import { formatCents, writeDecimal } from '../money.ts'
import { computeBalance, computeInvoiceTotals, computeLineTotals, sumPayments } from '../payments.ts'
import { issuer } from '../sheet/sheet-parties.tsx'

/** In mm on A4. */
const margin = 18
const pageWidth = 210
const pageHeight = 297
const lineHeight = 5

const inkColor = '#17202a'
const mutedColor = '#5b6875'

/** The PDF's standard fonts have the characters of Windows-1252 only. */
const outsideFont = /[^\n\u0020-\u007e\u00a1-\u00ff\u20ac\u2013\u2014\u2018-\u201e\u2022\u2026]/gu

const toPdfText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(outsideFont, '?')

const formatPercent = (hundredths: number) => (hundredths === 0 ? '—' : `${writeDecimal(hundredths, 2)}%`)

/** Builds the invoice as an A4 file whose text can be selected and searched. `Pdf` and `addTable` are of jsPDF. */
export function buildInvoicePdf(
  invoice: InvoiceSnapshot,
  Pdf: typeof jsPDF,
  addTable: typeof autoTable,
): ArrayBuffer {
  const doc = new Pdf({ unit: 'mm', format: 'a4', compress: true })
  const title = `Fatura ${formatInvoiceNumber(invoice.number)}`
  doc.setProperties({ title: toPdfText(`${title}, ${invoice.client.name}`), author: app.product })
  doc.setLanguage('pt-BR')
  let y = writeHead(doc, title, invoice)
  y = Math.max(writeParty(doc, 'De', issuer(), margin, y), writeParty(doc, 'Para', invoice.client, 108, y))
  y = writeItems(doc, addTable, invoice, y + 4)
  y = writeSums(doc, invoice, y + 8)
  if (invoice.notes) writeLines(doc, invoice.notes, margin, y + 8, pageWidth - 2 * margin)
  writeFoot(doc)
  return doc.output('arraybuffer')
}

type WriteOptions = { size?: number; isBold?: boolean; color?: string; align?: 'left' | 'right' }

function write(doc: jsPDF, text: string, x: number, y: number, options: WriteOptions = {}) {
  const { size = 10, isBold = false, color = inkColor, align = 'left' } = options
  doc
    .setFont('helvetica', isBold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(color)
    .text(toPdfText(text), x, y, { align })
}

/** Writes a text with line breaks, on new pages if it is long, and returns the next line's position. */
function writeLines(
  doc: jsPDF,
  text: string,
  x: number,
  start: number,
  width: number,
  options?: WriteOptions,
) {
  doc.setFont('helvetica', 'normal').setFontSize(10)
  let y = start
  for (const line of doc.splitTextToSize(toPdfText(text), width) as string[]) {
    y = ensureRoom(doc, y, lineHeight)
    write(doc, line, x, y, options)
    y += lineHeight
  }
  return y
}

function ensureRoom(doc: jsPDF, y: number, height: number): number {
  if (y + height <= pageHeight - margin - lineHeight) return y
  doc.addPage()
  return margin + lineHeight
}

function writeHead(doc: jsPDF, title: string, invoice: InvoiceSnapshot): number {
  const end = pageWidth - margin
  write(doc, app.product, margin, 26, { size: 18, isBold: true, color: brand.primary.light.solid })
  write(doc, title, end, 26, { size: 16, isBold: true, align: 'right' })
  let y = 33
  for (const { label, text } of listFacts(invoice)) {
    write(doc, `${label}: ${text}`, end, y, { color: mutedColor, align: 'right' })
    y += lineHeight
  }
  return y + 9
}

function writeParty(doc: jsPDF, title: string, party: InvoiceSnapshot['client'], x: number, y: number) {
  const width = 80
  write(doc, title, x, y, { size: 9, color: mutedColor })
  const next = writeLines(doc, party.name, x, y + lineHeight, width)
  const details = [labelDocument(party.document), party.email, party.address].filter(Boolean)
  return writeLines(doc, details.join('\n'), x, next, width, { color: mutedColor })
}

function writeItems(
  doc: jsPDF,
  addTable: typeof autoTable,
  { items }: InvoiceSnapshot,
  startY: number,
): number {
  let endY = startY
  addTable(doc, {
    startY,
    margin: { left: margin, right: margin, top: margin, bottom: margin + lineHeight },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: { font: 'helvetica', fontSize: 9.5, textColor: inkColor, halign: 'right', cellPadding: 2 },
    headStyles: { textColor: mutedColor, fontStyle: 'normal', fontSize: 9 },
    bodyStyles: { lineColor: '#d5dbe1', lineWidth: { top: 0.2 } },
    didParseCell: ({ cell, column }) => {
      // The outer columns align with the texts above and below the table.
      if (column.index === 0) cell.styles.cellPadding = { vertical: 2, left: 0, right: 2 }
      if (column.index === 5) cell.styles.cellPadding = { vertical: 2, left: 2, right: 0 }
    },
    columnStyles: { 0: { halign: 'left', cellWidth: 'auto' }, 5: { fontStyle: 'bold' } },
    head: [
      [{ content: 'Descrição', styles: { halign: 'left' } }, 'Qtd.', 'Preço', 'Desc.', 'Imposto', 'Total'],
    ],
    body: items.map((item) => [
      toPdfText(item.description),
      writeDecimal(item.quantity, 3),
      toPdfText(formatCents(item.unitPrice)),
      formatPercent(item.discount),
      formatPercent(item.tax),
      toPdfText(formatCents(computeLineTotals(item).total)),
    ]),
    didDrawPage: ({ cursor }) => {
      endY = cursor?.y ?? endY
    },
  })
  return endY
}

/** The due dates at the left, the amounts at the right. */
function writeSums(doc: jsPDF, invoice: InvoiceSnapshot, start: number) {
  const { items, dueDate, instalments } = invoice
  const { gross, discount, tax, total } = computeInvoiceTotals(items)
  const parts = splitIntoInstalments(total, dueDate, instalments)
  const y = ensureRoom(doc, start, (parts.length + 5) * lineHeight)
  write(doc, 'Vencimentos', margin, y, { size: 9, color: mutedColor })
  parts.forEach(({ date, amount }, index) => {
    const row = y + (index + 1) * lineHeight
    write(doc, `${index + 1}/${instalments}`, margin, row, { color: mutedColor })
    write(doc, formatNumericDay(date), margin + 12, row)
    write(doc, formatCents(amount), margin + 66, row, { align: 'right' })
  })
  const amounts = [
    ['Subtotal', gross],
    ['Descontos', -discount],
    ['Impostos', tax],
  ] as const
  const end = pageWidth - margin
  let right = y
  for (const [label, amount] of amounts.filter(([label, amount]) => label === 'Subtotal' || amount !== 0)) {
    write(doc, label, 130, right, { color: mutedColor })
    const minus = amount < 0 ? '– ' : ''
    write(doc, minus + formatCents(Math.abs(amount)), end, right, { align: 'right' })
    right += lineHeight
  }
  doc.setDrawColor('#d5dbe1').line(130, right - 2, end, right - 2)
  write(doc, 'Total', 130, right + 4, { isBold: true, size: 11 })
  write(doc, formatCents(total), end, right + 4, { isBold: true, size: 13, align: 'right' })
  right += 4 + lineHeight
  const paid = sumPayments(invoice)
  const payments = [
    ['Já pago', paid],
    ['Saldo a pagar', computeBalance(invoice)],
  ] as const
  for (const [label, amount] of paid > 0 ? payments : []) {
    write(doc, label, 130, right + 1, { color: mutedColor })
    write(doc, formatCents(amount), end, right + 1, { align: 'right' })
    right += lineHeight
  }
  return Math.max(y + (parts.length + 1.5) * lineHeight, right)
}

function writeFoot(doc: jsPDF) {
  const pages = doc.getNumberOfPages()
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page)
    const y = pageHeight - margin + 4
    write(doc, 'Documento de demonstração, sem valor fiscal.', margin, y, { size: 8, color: mutedColor })
    write(doc, `Página ${page} de ${pages}`, pageWidth - margin, y, {
      size: 8,
      color: mutedColor,
      align: 'right',
    })
  }
}

import type { Json } from '@manifest/schema/consulta.ts'
import { hasCnpjDigits } from '../../fields/check-digits.ts'

/** A CNPJ is its company's root, eight characters, then the branch's order, four, and two check digits. */
const rootLength = 8

const digitPairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))

/** The CNPJs of an answer that are other branches of a company, normalised. */
export function findBranches(answer: Json, cnpj: string): string[] {
  const root = [...cnpj.slice(0, rootLength)].join('\\.?')
  const found = JSON.stringify(answer).matchAll(new RegExp(`${root}/?\\w{4}-?\\d{2}(?!\\w)`, 'gi'))
  const branches = [...found].map(([text]) => text.replace(/\W/g, '').toUpperCase())
  return [...new Set(branches)].filter((branch) => branch !== cnpj)
}

/** The branch of the same order in another company; `undefined` where no check digits are right. */
export function findSameBranch(company: string, branch: string): string | undefined {
  const start = company.slice(0, rootLength) + branch.slice(rootLength, 12)
  const digits = digitPairs.find((pair) => hasCnpjDigits(start + pair))
  return digits && start + digits
}

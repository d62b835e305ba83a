import type * as z from 'zod'
import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Severity, summary } from '../../../manifest/schema/result.ts'
import type { AnswerEntry } from './entries.ts'
import { findStatusColors, isRegistrationLabel } from './status-colors.ts'
import { keyWords } from './words.ts'

const maxStatusLength = 40

/** The codes of a company's status in the federal register, from the layout of the Receita Federal's open data. */
const companyStatuses: readonly (readonly [code: string, text: string, color: Severity])[] = [
  ['1', 'Nula', 'danger'],
  ['2', 'Ativa', 'success'],
  ['3', 'Suspensa', 'warning'],
  ['4', 'Inapta', 'danger'],
  ['8', 'Baixada', 'danger'],
]

/** A company's status as a code, without a text beside it, is shown by the register's own words. */
function readStatusCode(entries: readonly AnswerEntry[]): z.input<typeof summary>['status'] {
  const code = entries.find(
    ({ keys, label, value }) =>
      label === 'Código da situação cadastral' &&
      keyWords(keys.at(-2) ?? '').has('situacao') &&
      /^0?\d$/.test(String(value)),
  )
  if (!code) return undefined
  const isPadded = String(code.value).startsWith('0')
  const write = (digit: string) => (isPadded ? `0${digit}` : digit)
  return {
    value: joinAnswerPath(code.keys),
    colors: Object.fromEntries(companyStatuses.map(([digit, , color]) => [write(digit), color])),
    texts: Object.fromEntries(companyStatuses.map(([digit, text]) => [write(digit), text])),
  }
}

const statusLabel = /^(?:Descrição da s|S)ituação$/

/**
 * Returns the value with the registration status of the subject. A key that only says 'situação' counts in the object of the
 * subject itself. In a certificate or in the request it describes those.
 */
export function findStatus(
  { entries, named }: { entries: readonly AnswerEntry[]; named: readonly AnswerEntry[] },
  isSubject: boolean,
): z.input<typeof summary>['status'] {
  const isOwn = (entry: AnswerEntry) =>
    isSubject && (entries.includes(entry) || keyWords(entry.keys.at(-2) ?? '').has('situacao'))
  const status = [...entries, ...named].find(
    (entry) =>
      (entry.label === 'Situação do veículo' ||
        isRegistrationLabel(entry.label) ||
        (statusLabel.test(entry.label) && isOwn(entry))) &&
      typeof entry.value === 'string' &&
      entry.value.trim() !== '' &&
      entry.value.length <= maxStatusLength &&
      !/\d/.test(entry.value),
  )
  if (!status) return readStatusCode([...entries, ...named])
  const colors = findStatusColors(String(status.value))
  return { value: joinAnswerPath(status.keys), ...(colors && { colors }) }
}

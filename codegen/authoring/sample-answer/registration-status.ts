import type * as z from 'zod'
import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { summary } from '../../../manifest/schema/result.ts'
import type { AnswerEntry } from './entries.ts'
import { findStatusColors, isRegistrationLabel } from './status-colors.ts'
import { keyWords } from './words.ts'

const maxStatusLength = 40

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
  if (!status) return undefined
  const colors = findStatusColors(String(status.value))
  return { value: joinAnswerPath(status.keys), ...(colors && { colors }) }
}

import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { Severity } from '../../../manifest/schema/result.ts'

/** Statuses of a registration that belong together, with their colors. Other statuses have no color: a debt is active too. */
const statusFamilies: Record<string, Severity>[] = [
  { Ativa: 'success', Suspensa: 'warning', Inapta: 'danger', Baixada: 'danger', Nula: 'danger' },
  {
    Regular: 'success',
    'Pendente de regularização': 'warning',
    Suspensa: 'warning',
    Cancelada: 'danger',
    Nula: 'danger',
    'Titular falecido': 'neutral',
  },
  { Ativo: 'success', Inativo: 'neutral', Suspenso: 'warning', Bloqueado: 'danger', Cancelado: 'danger' },
  { Inativa: 'neutral', Ativa: 'success', Suspensa: 'warning', Cancelada: 'danger' },
  { Irregular: 'danger', Regular: 'success' },
  { Active: 'success', Inactive: 'neutral', Suspended: 'warning', Blocked: 'danger', Canceled: 'danger' },
]

/** Labels of the status of a person or a company in a register. */
const registrationLabel =
  /^(?:Descrição da s|S)ituação (?:cadastral|d[oe] (?:CPF|CNPJ|cadastro|documento|RNTRC)|na Receita)$/

export const isRegistrationLabel = (label: string) => registrationLabel.test(label)

/**
 * Returns the colors of a status and its related ones, in its case: 'ATIVA' adds 'SUSPENSA'. Returns
 * `undefined` for an unknown status.
 */
export function findStatusColors(status: string): Record<string, Severity> | undefined {
  const word = foldText(status.trim())
  const family = statusFamilies.find((words) =>
    Object.keys(words).some((familyWord) => foldText(familyWord) === word),
  )
  if (!family) return undefined
  const applyCase = detectCase(status.trim())
  return Object.fromEntries(
    Object.entries(family).map(([familyWord, color]) => [
      foldText(familyWord) === word ? status : applyCase(familyWord),
      color,
    ]),
  )
}

function detectCase(status: string): (word: string) => string {
  if (status === status.toUpperCase()) return (word) => word.toUpperCase()
  return status === status.toLowerCase() ? (word) => word.toLowerCase() : (word) => word
}

import { foldText } from '../../../manifest/contract/fold-text.ts'
import type { Severity } from '../../../manifest/schema/result.ts'

/** Statuses that belong together, with their colors. */
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
  { Habilitado: 'success', Habilitada: 'success', Suspenso: 'warning', Cassada: 'danger' },
  { Válido: 'success', 'Não confirmado': 'warning', Inválido: 'danger', Vencido: 'danger' },
  { Válida: 'success', 'Não confirmada': 'warning', Inválida: 'danger', Vencida: 'danger' },
  { Aprovado: 'success', 'Em análise': 'warning', Pendente: 'warning', Reprovado: 'danger' },
  { Aprovada: 'success', 'Em análise': 'warning', Reprovada: 'danger' },
  { Liberado: 'success', Bloqueado: 'danger' },
  { 'Nada consta': 'success', Consta: 'danger', 'Com pendências': 'danger' },
  { 'Em dia': 'success', 'Em atraso': 'warning', 'Com atraso': 'warning', Inadimplente: 'danger' },
  { Quitado: 'success', 'Em aberto': 'danger', Parcelado: 'warning', Vencido: 'danger' },
  { 'Sem restrição': 'success', 'Com restrição': 'danger' },
  { 'Em circulação': 'success', 'Com restrição': 'warning', 'Roubo ou furto': 'danger', Baixado: 'neutral' },
  {
    'Risco baixo': 'success',
    'Risco médio': 'warning',
    'Risco alto': 'orange',
    'Risco muito alto': 'danger',
  },
  { Irregular: 'danger', Regular: 'success' },
  { Active: 'success', Inactive: 'neutral', Suspended: 'warning', Blocked: 'danger', Canceled: 'danger' },
]

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

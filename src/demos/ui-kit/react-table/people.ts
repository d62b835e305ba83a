import { createMoneyFormat } from '@/lib/format/intl.ts'

export const statusNames = { active: 'Ativo', waiting: 'Aguardando', blocked: 'Bloqueado' }

export type CustomerStatus = keyof typeof statusNames

export type Person = { id: string; name: string; city: string; status: CustomerStatus; spent: number }

const givenNames = [
  'Alice',
  'Breno',
  'Célia',
  'Dora',
  'Enzo',
  'Flora',
  'Guido',
  'Hugo',
  'Íris',
  'João',
  'Lia',
]
const familyNames = ['Exemplo', 'Amostra', 'Modelo', 'Ensaio', 'Ficção', 'Rascunho', 'Protótipo']
const cities = ['Belém', 'Curitiba', 'Goiânia', 'Manaus', 'Natal', 'Recife', 'São Paulo', 'Vitória']
const statuses: CustomerStatus[] = ['active', 'active', 'waiting', 'active', 'blocked']

/** The lengths of the lists have no common divisor, so that rows repeat late. */
const pickCyclic = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** Creates invented customers, the same on each call. */
export const createPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${pickCyclic(givenNames, index)} ${pickCyclic(familyNames, index)}`,
    city: pickCyclic(cities, index),
    status: pickCyclic(statuses, index),
    spent: ((index * 7919) % 90_000) / 100,
  }))

const money = createMoneyFormat()

/** "R$ 12,30". */
export const formatSpent = (spent: number) => money.format(spent)

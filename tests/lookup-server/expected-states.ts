import type { FailureReason, Outcome } from '../../src/consultas/outcome.ts'
import type { FaultName } from './faults.ts'

/** Families with fallbacks, without one, and with POST; with their first source and subjects. */
export const queriedFamilies = {
  cep: { service: 'viacep', subject: (count: number) => String(20_000_000 + count) },
  cnpj: {
    service: 'brasilapi',
    subject: (count: number) => addCheckDigits(String(200_000_000_000 + count)),
  },
  placa: { service: 'gateway', subject: (count: number) => `ABC${1_000 + count}` },
}

export type QueriedFamily = keyof typeof queriedFamilies

/** Returns a distinct valid subject for each count. */
export const createSubject = (family: QueriedFamily, count: number) => queriedFamilies[family].subject(count)

const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Appends two check digits to the twelve digits of a CNPJ (modulo 11). */
function addCheckDigits(digits: string): string {
  const computeDigit = (text: string) => {
    const own = weights.slice(-text.length)
    const rest = [...text].reduce((sum, digit, index) => sum + Number(digit) * (own[index] ?? 0), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const first = `${digits}${computeDigit(digits)}`
  return `${first}${computeDigit(first)}`
}

export type ExpectedState = Exclude<Outcome['status'], 'failed'> | FailureReason

const found = 'found'

/** The answers about a CEP contain no numbers. */
const stateByFamily = { cep: found, cnpj: 'incomplete', placa: 'incomplete' } as const

/** The expected state for each fault; for failures its reason. */
const expectedStates: Record<FaultName, ExpectedState | Record<QueriedFamily, ExpectedState>> = {
  good: found,
  slow: found,
  'never begins': 'timeout',
  'never ends': 'timeout',
  'hangs up': 'unavailable',
  truncated: 'unavailable',
  'cut off': 'malformed',
  html: 'malformed',
  empty: 'malformed',
  '204': 'malformed',
  '400': 'refused',
  '401': 'signed-out',
  '403': 'forbidden',
  '404': 'no-path',
  '404 in HTML': 'no-path',
  '404 of the source': { cep: 'no-path', cnpj: 'not-found', placa: 'not-found' },
  '408': 'timeout',
  '422': 'refused',
  '429': 'rate-limited',
  '429 with seconds': 'rate-limited',
  '429 with a date': 'rate-limited',
  '500': 'unavailable',
  '502 in HTML': 'unavailable',
  '503': 'unavailable',
  '503 with seconds': 'unavailable',
  '504': 'unavailable',
  'wrong types': 'incomplete',
  'nulls inside': 'incomplete',
  'few keys': 'incomplete',
  null: 'unexpected',
  'a text': 'unexpected',
  'a number': 'unexpected',
  'a list': 'unexpected',
  'an empty object': 'unexpected',
  'another object': 'unexpected',
  'another document': 'other-document',
  '10 MB': 'too-large',
  '10 MB without length': 'too-large',
  'hostile strings': stateByFamily,
  'javascript: links': stateByFamily,
  '100,000 elements': { cep: found, cnpj: found, placa: 'incomplete' },
  'deep nesting': found,
  'keys of prototypes': found,
  'a byte order mark': found,
  'a wrong content type': found,
}

/**
 * Returns the expected state of a consulta if its first source has this fault and no other source answers.
 */
export function findExpectedState(fault: FaultName, family: QueriedFamily): ExpectedState {
  const state = expectedStates[fault]
  return typeof state === 'string' ? state : state[family]
}

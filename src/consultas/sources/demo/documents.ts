import type { CastGroup } from '@manifest/contract/cast/cast-data.ts'

/** The position of the digit of a CPF that differs within a family. The next one is that of the region. */
const placePosition = 7

/** Returns what the CPFs of a family have in common. */
export const readFamily = (cpf: string) => cpf.slice(0, placePosition) + cpf.charAt(placePosition + 1)

/** Returns the place of a person in the family, from 0 to 9. */
export const readPlace = (cpf: string) => Number(cpf.charAt(placePosition))

/** Returns the CPF of the member of a family at a place. */
export const makeRelative = (cpf: string, place: number) =>
  withCpfDigits(cpf.slice(0, placePosition) + place + cpf.charAt(placePosition + 1))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The second digit of a Mercosul plate is one of these letters (Resolução Contran 969/2022). */
const plateLetters = letters.slice(0, 10)

/** Returns a valid document of a group, always the same for a seed. `like` gives area code and length of phones. */
export function makeDocument(group: CastGroup, seed: string, like = ''): string {
  switch (group) {
    case 'people':
      return makeCpf(seed)
    case 'companies':
      return withCnpjDigits(`${drawDigits(seed, 8)}0001`)
    case 'vehicles':
      return makePlate(seed)
    case 'phones':
      return `${like.slice(0, 2)}${like.length === 10 ? '3' : '9'}${drawDigits(seed, like.length === 10 ? 7 : 8)}`
    case 'addresses':
      return `${like.slice(0, 5)}${drawDigits(seed, 3)}`.padStart(8, '0')
  }
}

function makeCpf(seed: string): string {
  const base = drawDigits(seed, 9)
  // A CPF of nine equal digits is never valid.
  return withCpfDigits(/^(\d)\1*$/.test(base) ? `${base.slice(0, 8)}${(Number(base[8]) + 1) % 10}` : base)
}

function makePlate(seed: string): string {
  const pick = (index: number, from: string) => from.charAt(digest(`${seed} ${index}`) % from.length)
  const digits = drawDigits(seed, 3)
  return (
    [0, 1, 2].map((index) => pick(index, letters)).join('') +
    digits[0] +
    pick(3, plateLetters) +
    digits.slice(1)
  )
}

/** Returns the check digit modulo 11 of digits with weights from 2, from the right, up to `maxWeight`. */
function computeCheckDigit(digits: string, maxWeight: number): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % (maxWeight - 1))), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

const appendCheckDigit = (digits: string, maxWeight: number) => digits + computeCheckDigit(digits, maxWeight)

/** Adds the two check digits of a CPF to its nine digits. */
export const withCpfDigits = (base: string) => appendCheckDigit(appendCheckDigit(base, 11), 12)

/** Adds the two check digits of a CNPJ to its twelve digits. */
const withCnpjDigits = (base: string) => appendCheckDigit(appendCheckDigit(base, 9), 9)

/** Returns a 32-bit digest of a text: FNV-1a, then the final mix of MurmurHash3. */
export function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns an element of a list, always the same for a seed. */
export const pickBySeed = <Item>(seed: string, list: readonly Item[]): Item | undefined =>
  list[digest(seed) % Math.max(1, list.length)]

/** Returns digits, always the same for a seed. */
export function drawDigits(seed: string, count: number): string {
  let digits = ''
  for (let round = 0; digits.length < count; round += 1)
    digits += String(digest(`${seed} ${round}`) % 1_000_000).padStart(6, '0')
  return digits.slice(0, count)
}

/** Returns true for a share of all seeds. */
export const isDrawn = (seed: string, percent: number) => digest(seed) % 10_000 < percent * 100

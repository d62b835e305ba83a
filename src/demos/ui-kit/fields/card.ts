export type CardBrand = {
  name: string
  /** The first digits of its numbers (IIN ranges of the networks). */
  pattern: RegExp
  lengths: readonly number[]
  mask: string
  codeLength: 3 | 4
}

const fourByFour = '#### #### #### ####'

/** Elo and Hipercard come first, because other networks' ranges include theirs. */
const cardBrands: readonly CardBrand[] = [
  {
    name: 'Elo',
    pattern:
      /^(?:4011(?:78|79)|43(?:1274|8935)|45(?:1416|7393|763[12])|50(?:4175|6699|67|90)|627780|636(?:297|368)|65(?:00|05|16|50))/,
    lengths: [16],
    mask: fourByFour,
    codeLength: 3,
  },
  {
    name: 'Hipercard',
    pattern: /^(?:606282|3841)/,
    lengths: [13, 16, 19],
    mask: `${fourByFour} ###`,
    codeLength: 3,
  },
  { name: 'American Express', pattern: /^3[47]/, lengths: [15], mask: '#### ###### #####', codeLength: 4 },
  {
    name: 'Diners Club',
    pattern: /^3(?:0[0-5]|[68])/,
    lengths: [14],
    mask: '#### ###### ####',
    codeLength: 3,
  },
  {
    name: 'Mastercard',
    pattern: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    mask: fourByFour,
    codeLength: 3,
  },
  { name: 'Visa', pattern: /^4/, lengths: [13, 16, 19], mask: `${fourByFour} ###`, codeLength: 3 },
]

export const findCardBrand = (digits: string): CardBrand | undefined =>
  cardBrands.find(({ pattern }) => pattern.test(digits))

const otherMask = `${fourByFour} ###`

/** Chooses the groups of digits that the network prints. */
export const chooseCardMask = (raw: string): string =>
  findCardBrand(raw.replace(/\D/g, ''))?.mask ?? otherMask

/** Luhn's check (ISO/IEC 7812-1, annex B): every second digit from the right counts twice. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

/** Returns the error of a card's number, in Portuguese; `undefined` if it is valid. */
export function findCardError(digits: string): string | undefined {
  const brand = findCardBrand(digits)
  const lengths = brand?.lengths ?? [13, 14, 15, 16, 17, 18, 19]
  if (!lengths.includes(digits.length))
    return brand ? `Um ${brand.name} tem ${lengths.join(' ou ')} dígitos` : 'O número tem de 13 a 19 dígitos'
  return passesLuhn(digits) ? undefined : 'Número inválido: confira os dígitos'
}

/** Checks four digits, month first. A card is valid until the end of its month. */
export function findExpiryError(digits: string, today = new Date()): string | undefined {
  if (digits.length !== 4) return 'Informe mês e ano'
  const month = Number(digits.slice(0, 2))
  if (month < 1 || month > 12) return 'O mês vai de 01 a 12'
  const firstInvalidDay = new Date(2000 + Number(digits.slice(2)), month, 1)
  return firstInvalidDay > today ? undefined : 'O cartão venceu'
}
